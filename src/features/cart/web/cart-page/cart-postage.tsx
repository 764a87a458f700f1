import Truck from 'lucide-react/icons/truck'
import type { DeliveryShown } from '#features/postage/postage-contract.ts'
import { toYuan } from '#platform/money.ts'
import * as m from '#words'
import { type Chosen, postageOfChosen } from './cart-total.ts'

/** What sending the chosen goods costs, and what is missing to free postage. */
export function CartPostage({ chosen, delivery }: { chosen: readonly Chosen[]; delivery: DeliveryShown }) {
  if (chosen.length === 0) return null
  const { cents, missingCents } = postageOfChosen(chosen, delivery)
  return (
    <p
      role="status"
      className="flex w-full flex-wrap items-center justify-end gap-x-2 text-gray-600 @max-3xl:text-xs"
    >
      <Truck className="size-4" aria-hidden="true" />
      {cents === 0 ? m.postage_free() : m.postage_fee_now({ amount: toYuan(cents) })}
      {missingCents > 0 && (
        <span className="text-warm-700">{m.postage_missing({ amount: toYuan(missingCents) })}</span>
      )}
    </p>
  )
}
