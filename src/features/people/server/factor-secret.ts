import type { Services } from '#platform/contract/services.ts'
import { isSealed, openSealed, sealSecret } from '#platform/secrets/seal-secret.ts'
import type { SecretKeys } from '#platform/secrets/secret-keys.ts'

declare module '#platform/contract/services.ts' {
  interface Services {
    /** What seals the secrets of second factors; empty where a real shop was given no key. */
    factorKeys: () => Promise<SecretKeys>
  }
}

type With = { services: Services }

const ownerOf = (personId: number) => `factor of person ${personId}`

/** As the database keeps it: sealed, or as it is where there is no key. */
export async function sealFactor({ services }: With, personId: number, secret: string): Promise<string> {
  return sealWith(await services.factorKeys(), personId, secret)
}

/** What the database keeps, opened; undefined where the settings lack the key that sealed it. */
export async function openFactor({ services }: With, personId: number, kept: string) {
  return openWith(await services.factorKeys(), personId, kept)
}

export const sealWith = ({ today }: SecretKeys, personId: number, secret: string) =>
  today ? sealSecret(today, ownerOf(personId), secret) : secret

export function openWith(keys: SecretKeys, personId: number, kept: string): string | undefined {
  if (!isSealed(kept)) return kept
  for (const key of [keys.today, keys.beside]) {
    const opened = key && openSealed(key, ownerOf(personId), kept)
    if (opened !== undefined) return opened
  }
  return undefined
}
