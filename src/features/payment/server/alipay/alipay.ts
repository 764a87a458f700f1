import type { Day } from '#platform/calendar-day.ts'
import type { Cents } from '#platform/money.ts'

/** What became of an attempt at Alipay. `absent`: nobody has opened its page yet. */
export type Trade =
  | { state: 'absent' }
  | { state: 'waiting' }
  | { state: 'closed' }
  | { state: 'paid'; tradeNo: string; cents: Cents }

/** A notice whose signature, app and seller are right. What it says still has to fit one of our attempts. */
export type Notice = { sn: string; tradeNo: string; cents: Cents; status: string }

/** `stuck`: Alipay will never do it, and a person has to look. */
export type RefundAnswer = { outcome: 'done' } | { outcome: 'stuck' | 'unknown'; fault: string }

export type PageToPay = { sn: string; cents: Cents; subject: string; expiresAt: Date; now: Date }
export type RefundToAsk = { tradeNo: string; sn: string; requestNo: string; cents: Cents; reason: string }

/** What the shop asks of Alipay. Every method that goes over the line throws when no signed answer comes back. */
export type Alipay = {
  /** The markup of a form that leads to Alipay's page. */
  payPage(page: PageToPay): Promise<string>
  query(sn: string): Promise<Trade>
  /** `refused`: it is not waiting for money any more; ask what it is. */
  close(sn: string): Promise<'closed' | 'absent' | 'refused'>
  refund(refund: RefundToAsk): Promise<RefundAnswer>
  /** The ZIP with all movements of a day that is over; nothing where there were none. */
  bill(day: Day): Promise<Uint8Array | undefined>
  /** Nothing when it is not from Alipay, or not for us. */
  checkNotice(fields: Record<string, string>): Promise<Notice | undefined>
}

declare module '#platform/contract/services.ts' {
  interface Services {
    alipay: Alipay
  }
}
