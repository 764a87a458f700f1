/** What is taken over as it is. */
export const pick = <T extends object, K extends keyof T>(from: T, ...keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
