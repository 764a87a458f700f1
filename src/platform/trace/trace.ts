/** What a span tells beside its name: never anything somebody typed. */
export type Facts = Record<string, string | number>

/** Does a piece of work and tells how long it took, as a part of the work it was begun in. */
export type Trace = <T>(name: string, facts: Facts, work: () => Promise<T>) => Promise<T>

export const traceNothing: Trace = (_name, _facts, work) => work()
