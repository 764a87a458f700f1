/**
 * One realistic breakage: in `file` the only `from` becomes `to`, and one of `tests` (files or folders, as vitest filters
 * them) should fail. `equivalent` says why nobody could notice: another guard stands behind, or no value tells them apart.
 */
export type Mutant = {
  name: string
  file: string
  from: string
  to: string
  tests: readonly string[]
  equivalent?: string
}

type Row = [name: string, from: string, to: string, tests?: readonly string[], equivalent?: string]

/** Breakages of one file, noticed by the same tests unless a row names others. */
export const mutantsOf = (file: string, tests: readonly string[], rows: readonly Row[]): Mutant[] =>
  rows.map(([name, from, to, others, equivalent]) => ({
    name,
    file: `src/${file}`,
    from,
    to,
    tests: (others ?? tests).map((test) => `src/${test}`),
    ...(equivalent === undefined ? {} : { equivalent }),
  }))
