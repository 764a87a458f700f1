import type { AlipaySdkCommonResult } from 'alipay-sdk'
import type { Day } from '#platform/calendar-day.ts'
import { seconds } from '#platform/time.ts'

type Ask = (method: string, content: object) => Promise<AlipaySdkCommonResult>

const TIMEOUT = seconds(60)

/**
 * The bill of a day that is over: Alipay says where it lies for half a minute. A day without movements has none.
 * https://opendocs.alipay.com/open/02e7gn
 */
export async function fetchBill(ask: Ask, day: Day): Promise<Uint8Array | undefined> {
  const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
    billType: 'trade',
    billDate: day,
  })
  if (/bill[-_]not[-_]exist/i.test(String(answer.subCode))) return undefined
  if (answer.code !== '10000') throw new Error(`Alipay gave no bill: ${answer.code} ${answer.subCode ?? ''}`)
  const response = await fetch(String(answer.billDownloadUrl), { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`Alipay's bill could not be fetched: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
