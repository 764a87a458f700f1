import { refuse, type Sentence } from '#platform/refusal.ts'

/** What guessing begins with. */
const MOST_USED = 10_000

let known: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is chosen: half a megabyte that a start has no need of. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const file = await import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } })
  // The most used come first.
  return new Set(file.default.slice(0, MOST_USED))
}

/** One of the passwords most people use is refused, with capitals or without; those that are set already go on. */
export async function refuseCommonPassword(password: string, says: Sentence): Promise<void> {
  known ??= readCommon()
  if ((await known).has(password.toLowerCase())) refuse(says)
}
