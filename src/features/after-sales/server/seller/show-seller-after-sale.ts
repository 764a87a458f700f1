import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { eventsOf } from '#features/after-sales/server/after-sale-store.ts'
import { nameActors } from '#features/people/server/name-actors.ts'
import type { Act } from '#platform/contract/act.ts'
import { saidIn } from '#platform/i18n/said-in.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import { showForSeller } from './show-for-seller.ts'

export const showSellerAfterSale: Act<typeof afterSalesSellerContract.showSellerAfterSale> = async (
  { id },
  context,
) => {
  const shown = await showForSeller(context, id)
  const events = await eventsOf(context.tx, id)
  const nameOf = await nameActors(
    context.tx,
    events.map(({ actor }) => actor),
    context.language,
  )
  const history = events.map(({ to_status, act, cents, actor, note, note_en, created_at }) => ({
    status: to_status,
    act,
    amount: cents === null ? '' : toYuan(cents),
    actor,
    by: nameOf(actor),
    note: saidIn(context.language, note, note_en),
    create_time: shopTime(created_at),
  }))
  return { ...shown, history }
}
