import type { AfterSale, AfterSaleDetail, AfterSaleStep } from '#features/after-sales/after-sales-contract.ts'
import { whyNotApply } from '#features/after-sales/after-sales-rules.ts'
import { askBackUntil } from '#features/orders/ask-back-rules.ts'
import { showGoods } from '#features/orders/server/show-goods.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Language } from '#platform/i18n/language.ts'
import { saidIn } from '#platform/i18n/said-in.ts'
import { toYuan } from '#platform/money.ts'
import { pick } from '#platform/pick.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { type AfterSaleView, eventsOf, findAfterSale, postageWith } from './after-sale-store.ts'

export const showRecord = (row: AfterSaleView, language: Language): AfterSale => ({
  ...pick(row, 'id', 'type', 'order_id', 'order_sn', 'order_item_id'),
  ...showGoods(row, language),
  aftersale_sn: row.sn,
  aftersale_status: row.status,
  offer:
    row.offer_cents === null
      ? null
      : { amount: toYuan(row.offer_cents), note: saidIn(language, row.offer_note, row.offer_note_en) },
  create_time: shopTime(row.created_at),
  refund_num: row.num,
  refund_amount: toYuan(row.refund_cents),
})

/** One of the buyer's requests, whole; refused when it is not theirs. */
export async function showDetail(
  { tx, actor, language, now }: Pick<ReadContext<Buyer>, 'tx' | 'actor' | 'language' | 'now'>,
  id: number,
): Promise<AfterSaleDetail> {
  const row = await findAfterSale(tx, actor.id, id)
  if (!row) return refuse(m.aftersales_none)
  const history = (await eventsOf(tx, id)).map(
    (event): AfterSaleStep => ({
      id: event.id,
      status: event.to_status,
      act: event.act,
      amount: event.cents === null ? '' : toYuan(event.cents),
      by: whoIs(event.actor),
      note: saidIn(language, event.note, event.note_en),
      create_time: shopTime(event.created_at),
    }),
  )
  return {
    ...showRecord(row, language),
    reason: row.reason[language],
    content: row.content,
    images: row.images.join(','),
    refund_msg: saidIn(language, row.refund_msg, row.refund_msg_en),
    refund_postage: toYuan(await postageWith(tx, row.refund_id)),
    pay_method: row.pay_method,
    refund_state: row.money === null ? '' : row.money === 'wanted' ? 'underway' : row.money,
    refund_time: row.money_back_at ? shopTime(row.money_back_at) : '',
    back_express_id: row.courier_id ?? 0,
    back_express_code: row.courier_code ?? '',
    back_express_name: row.courier_name?.[language] ?? '',
    back_express_no: row.courier_no,
    deadline: row.due_at?.toISOString() ?? '',
    server_time: now.toISOString(),
    may_apply: mayApplyAgain(row, now) ? 1 : 0,
    history,
  }
}

const whoIs = (actor: string) =>
  actor.startsWith('buyer:') ? 'buyer' : actor.startsWith('seller:') ? 'seller' : 'shop'

/** The page of choices has the last word about virtual goods; here it is only whether to show the way there. */
const mayApplyAgain = (row: AfterSaleView, now: Date) =>
  whyNotApply(
    {
      orderStatus: row.order_status,
      refundStatus: row.refund_status,
      virtual: row.virtual,
      downloaded: row.downloaded_at !== null,
      virtualAllowed: true,
      windowHours: row.after_sale_hours,
      until: askBackUntil(row.received_at, row.after_sale_hours),
    },
    'refund',
    now,
  ) === undefined
