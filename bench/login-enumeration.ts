import { addressAt, mobileAt, openEntrance } from './lib/open-entrance.ts'
import { closeReport, note } from './lib/report.ts'

/** Wrong logins to known and to unknown numbers, in turns: neither answer nor time may tell which is which. */
const LOGINS = 2000
const KNOWN = 100
const TARGET_MS = 5
const LOGIN = '/v1/6459ea02ba473'

const shop = await openEntrance()
const { hashPassword } = await import('#features/account/server/security/hash-password.ts')
const passwordHash = await hashPassword('secret123')
await shop.database.statement
  .insertInto('buyer')
  .values(
    Array.from({ length: KNOWN }, (_, n) => ({
      prefix: '+86',
      mobile: mobileAt(n),
      password_hash: passwordHash,
      nickname: '',
      closed_at: null,
    })),
  )
  .execute()

const answers = new Set<string>()
async function time(mobile: string, n: number): Promise<number> {
  const started = performance.now()
  const { status, code, msg } = await shop.call(LOGIN, { mobile, password: 'wrong123' }, addressAt(n))
  const took = performance.now() - started
  answers.add(`${status} ${code} ${msg}`)
  return took
}

// Unmeasured first calls: connections, compiled code, the hash that stands for nobody.
for (let n = 0; n < 20; n += 1) await time(mobileAt(9_000_000 + n), 100_000 + n)
const known: number[] = []
const unknown: number[] = []
for (let n = 0; n < LOGINS / 2; n += 1) {
  known.push(await time(mobileAt(n % KNOWN), 2 * n))
  unknown.push(await time(mobileAt(1_000_000 + n), 2 * n + 1))
}
const quantile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] as number
const apart = (part: number) => Math.abs(quantile(known, part) - quantile(unknown, part))
const detail = `${quantile(known, 0.5).toFixed(1)} and ${quantile(unknown, 0.5).toFixed(1)} ms`
note(
  `medians of ${LOGINS} wrong logins, known and unknown`,
  `${apart(0.5).toFixed(2)} ms apart (${detail})`,
  `at most ${TARGET_MS} ms`,
  apart(0.5) <= TARGET_MS,
)
note('different answers among them', String(answers.size), '1', answers.size === 1)
await shop.close()
closeReport()
