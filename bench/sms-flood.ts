import { select } from '#platform/database/raw-sql.ts'
import { addressAt, mobileAt, openEntrance } from './lib/open-entrance.ts'
import { closeReport, note, noteNone } from './lib/report.ts'

/** A flood of requests for SMS codes: what leaves the shop stays within its caps, whoever asks and however often. */
const REQUESTS = 10_000
const ADDRESSES = 200
const AT_ONCE = 50
const PER_ADDRESS = 30
const PER_NUMBER = 10
const PER_HOUR = 2000
const SEND = '/v1/5b5bdc44796e8'
/** Every fifth request goes to the same number: somebody is to be annoyed. */
const VICTIM = mobileAt(99_999_999)

const shop = await openEntrance()
const sentFrom = new Map<string, number>()
const refused = new Map<string, number>()
let failed = 0

async function ask(n: number): Promise<void> {
  const address = addressAt(n % ADDRESSES)
  const mobile = n % 5 === 0 ? VICTIM : mobileAt(n)
  const { status, code, msg } = await shop.call(SEND, { mobile, type: 1 }, address)
  if (status >= 500) failed += 1
  else if (code === 1) sentFrom.set(address, (sentFrom.get(address) ?? 0) + 1)
  else {
    const reason = msg.replace(/\d+/, 'n')
    refused.set(reason, (refused.get(reason) ?? 0) + 1)
  }
}

const started = performance.now()
for (let n = 0; n < REQUESTS; n += AT_ONCE) {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ask(n + at)))
}
const seconds = (performance.now() - started) / 1000
const rows = await select<{ all: number; most: number; victim: number }>(shop.database.read)`
  select coalesce(sum(n), 0)::int as all, coalesce(max(n), 0)::int as most,
    coalesce(max(n) filter (where number = ${`+86${VICTIM}`}), 0)::int as victim
  from (select number, count(*) as n from sms_outbox group by number) by_number`
const left = rows[0] ?? { all: 0, most: 0, victim: 0 }
const most = Math.max(0, ...sentFrom.values())
const minutes = Math.ceil(seconds / 60)

console.log(`${REQUESTS} requests in ${seconds.toFixed(1)} s (${Math.round(REQUESTS / seconds)}/s)`)
for (const [reason, count] of refused) console.log(`  ${String(count).padStart(5)}  ${reason}`)
note('messages that left the shop', String(left.all), `at most ${PER_HOUR} an hour`, left.all <= PER_HOUR)
note('most messages for one address', String(most), `at most ${PER_ADDRESS}`, most <= PER_ADDRESS)
note(
  'messages to the number that was asked for most',
  `${left.victim} in ${minutes} min`,
  `one a minute, at most ${PER_NUMBER}`,
  left.victim <= Math.min(minutes, PER_NUMBER) && left.most <= PER_NUMBER,
)
noteNone('requests that failed', failed)
await shop.close()
closeReport()
