import type { Sentence } from './refusal.ts'

/** What is wrong with a form: the field, and the sentence that says so. */
export type Fault<F extends string = string> = { field: F; says: Sentence; inputs?: object }

export type Check<F extends string> = readonly [field: F, says: Sentence, broken: boolean, inputs?: object]

/** What is wrong, in the order of the checks: pages show all of it, the server refuses with the first. */
export const faultsOf = <F extends string>(...checks: Check<F>[]): Fault<F>[] =>
  checks.filter(([, , broken]) => broken).map(([field, says, , inputs = {}]) => ({ field, says, inputs }))

export const sayFault = ({ says, inputs = {} }: Fault): string => says(inputs as never)
