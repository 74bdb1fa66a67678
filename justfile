# Each recipe is one command; without just, type the command itself.

# rebuild every stale figure and table
build *args:
    go run ./kernel/cmd/galley build {{args}}

# render everything afresh elsewhere and compare with figures/
check *args:
    go run ./kernel/cmd/galley check {{args}}

# run the tests
test *args:
    go test ./... {{args}}

# check and lower every analysis without running it
vet *args:
    go run ./kernel/cmd/galley vet {{args}}

# computed numbers against the published ones
compare *args:
    go run ./kernel/cmd/galley compare {{args}}

# show the rendered pages to a browser on this machine
serve *args:
    go run ./kernel/cmd/galley serve {{args}}

# run the benchmarks
bench pattern=".":
    go test -run '^$' -bench '{{pattern}}' -benchmem ./lib/... ./kernel/...

# regenerate symbols, export data and reference pages
generate:
    go generate ./...

# everything the continuous integration runs
ci:
    bash .ci/run
