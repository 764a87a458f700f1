/**
 * One thing that is promised of the shop and can be measured. `rows` of what `benches` measure belong to it; what tests prove
 * in every run of `npm test` or `npm run check` names their files instead.
 */
export type Figure = {
  what: string
  /** What a person has of it. */
  means: string
  target: string
  /** What is measured beside it in the same run, because a machine is never as fast as another, or as itself an hour ago. */
  against?: string
} & ({ benches: readonly string[]; rows?: RegExp } | { proof: readonly string[] })

export type Section = { name: string; title: string; figures: readonly Figure[] }
