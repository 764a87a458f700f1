import { pictureUrl } from '#platform/picture-address.ts'

/** Seeds as rows: each with its picture, and shown in the order they stand in. */
export const inOrder = <Seed extends object>(seeds: readonly Seed[], nameOf: (seed: Seed) => string) =>
  seeds.map((seed, position) => ({ ...seed, picture: pictureUrl(nameOf(seed)), position }))
