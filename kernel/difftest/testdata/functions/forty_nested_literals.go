// Forty functions within each other.
package main

import "fmt"

func main() {
	x := 1
	func() {
		x++
		y0 := x
		defer func() { x += y0 }()
		func() {
			x++
			y1 := x
			defer func() { x += y1 }()
			func() {
				x++
				y2 := x
				defer func() { x += y2 }()
				func() {
					x++
					y3 := x
					defer func() { x += y3 }()
					func() {
						x++
						y4 := x
						defer func() { x += y4 }()
						func() {
							x++
							y5 := x
							defer func() { x += y5 }()
							func() {
								x++
								y6 := x
								defer func() { x += y6 }()
								func() {
									x++
									y7 := x
									defer func() { x += y7 }()
									func() {
										x++
										y8 := x
										defer func() { x += y8 }()
										func() {
											x++
											y9 := x
											defer func() { x += y9 }()
											func() {
												x++
												y10 := x
												defer func() { x += y10 }()
												func() {
													x++
													y11 := x
													defer func() { x += y11 }()
													func() {
														x++
														y12 := x
														defer func() { x += y12 }()
														func() {
															x++
															y13 := x
															defer func() { x += y13 }()
															func() {
																x++
																y14 := x
																defer func() { x += y14 }()
																func() {
																	x++
																	y15 := x
																	defer func() { x += y15 }()
																	func() {
																		x++
																		y16 := x
																		defer func() { x += y16 }()
																		func() {
																			x++
																			y17 := x
																			defer func() { x += y17 }()
																			func() {
																				x++
																				y18 := x
																				defer func() { x += y18 }()
																				func() {
																					x++
																					y19 := x
																					defer func() { x += y19 }()
																					func() {
																						x++
																						y20 := x
																						defer func() { x += y20 }()
																						func() {
																							x++
																							y21 := x
																							defer func() { x += y21 }()
																							func() {
																								x++
																								y22 := x
																								defer func() { x += y22 }()
																								func() {
																									x++
																									y23 := x
																									defer func() { x += y23 }()
																									func() {
																										x++
																										y24 := x
																										defer func() { x += y24 }()
																										func() {
																											x++
																											y25 := x
																											defer func() { x += y25 }()
																											func() {
																												x++
																												y26 := x
																												defer func() { x += y26 }()
																												func() {
																													x++
																													y27 := x
																													defer func() { x += y27 }()
																													func() {
																														x++
																														y28 := x
																														defer func() { x += y28 }()
																														func() {
																															x++
																															y29 := x
																															defer func() { x += y29 }()
																															func() {
																																x++
																																y30 := x
																																defer func() { x += y30 }()
																																func() {
																																	x++
																																	y31 := x
																																	defer func() { x += y31 }()
																																	func() {
																																		x++
																																		y32 := x
																																		defer func() { x += y32 }()
																																		func() {
																																			x++
																																			y33 := x
																																			defer func() { x += y33 }()
																																			func() {
																																				x++
																																				y34 := x
																																				defer func() { x += y34 }()
																																				func() {
																																					x++
																																					y35 := x
																																					defer func() { x += y35 }()
																																					func() {
																																						x++
																																						y36 := x
																																						defer func() { x += y36 }()
																																						func() {
																																							x++
																																							y37 := x
																																							defer func() { x += y37 }()
																																							func() {
																																								x++
																																								y38 := x
																																								defer func() { x += y38 }()
																																								func() {
																																									x++
																																									y39 := x
																																									defer func() { x += y39 }()
																																									fmt.Println(x)
																																								}()
																																							}()
																																						}()
																																					}()
																																				}()
																																			}()
																																		}()
																																	}()
																																}()
																															}()
																														}()
																													}()
																												}()
																											}()
																										}()
																									}()
																								}()
																							}()
																						}()
																					}()
																				}()
																			}()
																		}()
																	}()
																}()
															}()
														}()
													}()
												}()
											}()
										}()
									}()
								}()
							}()
						}()
					}()
				}()
			}()
		}()
	}()
	fmt.Println(x)
}

// Output:
// 41
// 901
