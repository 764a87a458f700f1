import { asSeller } from '#testing/as-seller.ts'
import { aGood, aPaidOrder, aShopper, type Shopper } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'

/** What tests of four eyes ask and do again and again. */
export function approvalScenes(app: () => TestApp) {
  return {
    /** What a role may give away alone, in yuan. */
    async limit(role: string, each: number, day: number) {
      const { siteSeller } = asSeller(app())
      await siteSeller.changeSetting({ module: 'sums', key: `${role}_each`, value: each })
      await siteSeller.changeSetting({ module: 'sums', key: `${role}_day`, value: day })
    },
    /** A paid order of one piece at this price. */
    async anOrderOf(cents: number, by?: Shopper) {
      const shopper = by ?? (await aShopper(app(), { cents: cents + 1000 }))
      const goods = [{ ...(await aGood(app().database, { cents })), num: 1 }]
      return { shopper, order: await aPaidOrder(app(), shopper, { goods }) }
    },
    async refundedOf(orderId: number) {
      const rows = app().database.read.selectFrom('item_refund').select('cents')
      const found = await rows.where('order_id', '=', orderId).execute()
      return found.reduce((sum, { cents }) => sum + cents, 0)
    },
    auditOf: (thing: string, id: string | number) =>
      app()
        .database.read.selectFrom('audit_line')
        .select(['actor', 'call', 'after', 'reason'])
        .where('thing', '=', thing)
        .where('thing_id', '=', String(id))
        .orderBy('id')
        .execute(),
  }
}
