import path from 'node:path'
import { keyOfFile } from '#platform/secrets/key-file.ts'
import type { SecretKeys } from '#platform/secrets/secret-keys.ts'

type Parts = { factorKeys?: SecretKeys | undefined; demo: boolean; dataDir: string }

/**
 * What seals second factors: the settings, or in a demo a key of its data folder, made when somebody first needs it. A real
 * shop may run on many hosts, so that it is told its key.
 */
export function chooseFactorKeys({ factorKeys = {}, demo, dataDir }: Parts): () => Promise<SecretKeys> {
  if (!demo || factorKeys.today || factorKeys.beside) return async () => factorKeys
  let kept: Promise<SecretKeys> | undefined
  return () => {
    kept ??= keyOfFile(path.join(dataDir, 'factor-key')).then((today) => ({ today }))
    return kept
  }
}
