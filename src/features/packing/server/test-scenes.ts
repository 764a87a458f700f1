import { ORDER } from '#features/orders/order-states.ts'
import type { Role } from '#features/people/roles.ts'
import { run } from '#platform/database/raw-sql.ts'
import { aPersonAtDesk, type Desk } from '#testing/at-desk.ts'
import { aGood, anOrderIn, aShopper, moveOrder } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { rowsOf } from '#testing/table-rows.ts'
import type { Box, Wave } from '../waves-seller-contract.ts'

type GoodWish = { stock?: number; cents?: number; grams?: number }

/** What tests of packing ask and do again and again. */
export function packingScenes(app: () => TestApp) {
  const at = (desk: Desk) => (name: string, input?: unknown) => desk.call('wavesSeller', name, input)
  return {
    at,
    person: (role: Role = 'packer') => aPersonAtDesk(app(), role),
    rich: () => aShopper(app(), { cents: 1_000_000 }),
    /** Goods, by weight where grams are given (3 % may be missing). */
    async good({ grams, ...wish }: GoodWish = {}) {
      const good = await aGood(app().database, { stock: 1000, cents: 1000, ...wish })
      if (grams)
        await app()
          .database.statement.updateTable('sku')
          .set({ nominal_grams: grams, tolerance_permille: 30 })
          .where('id', '=', good.sku_price_id)
          .execute()
      return good
    },
    paid: (
      shopper: Awaited<ReturnType<typeof aShopper>>,
      goods: { product_id: number; sku_price_id: number; num: number }[],
    ) => anOrderIn(app(), shopper, ORDER.paid, goods),
    /** Nothing of other tests is to be packed. */
    async freshTable() {
      await run(app().database.statement)`delete from wave_order`
      await run(app().database.statement)`update wave set closed_at = created_at where closed_at is null`
      for (const { id } of await rowsOf(app(), 'shop_order', { status: ORDER.paid }))
        await moveOrder(app(), id, ORDER.shipped)
    },
    async waveOf(desk: Desk, id: number): Promise<Wave> {
      return (await at(desk)('showWave', { id })).data as Wave
    },
    async boxOf(desk: Desk, id: number, sn: string): Promise<Box> {
      const { boxes } = (await at(desk)('showWave', { id })).data as Wave
      const box = boxes.find(({ order_sn }) => order_sn === sn)
      if (!box) throw new Error(`Wave ${id} has no box for ${sn}`)
      return box
    },
    async makeWave(desk: Desk, input: object = {}): Promise<{ id: number; orders: number }> {
      const answer = await at(desk)('makeWave', input)
      if (answer.code !== 1) throw new Error(answer.msg)
      return answer.data as { id: number; orders: number }
    },
  }
}
