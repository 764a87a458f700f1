import { maskNumber } from '#features/account/mask-mobile.ts'
import { placeName } from '#features/address/place-name.ts'
import type { OrderPreview } from '#features/orders/orders-contract.ts'
import { sayPostageAmount } from '#features/postage/web/say-postage.ts'
import { Day } from '#ui/show/day.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'

/** What it comes to, with the address once more where the buyer decides. */
export function OrderTotals({ preview, pieces }: { preview: OrderPreview; pieces: number }) {
  const discounted = Number(preview.discount_amount) > 0
  return (
    <div className="flex flex-col gap-4 md:items-end">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2 text-gray-600">
        <dt className="md:text-right">{m.checkout_goods_amount({ count: pieces })}</dt>
        <dd className="text-right">
          <Price value={preview.goods_amount} size="sm" tone="ink" />
        </dd>
        {discounted && (
          <>
            <dt className="md:text-right">{m.checkout_discount()}</dt>
            <dd className="text-right">
              <Price value={`-${preview.discount_amount}`} size="sm" />
            </dd>
          </>
        )}
        {preview.product_type === 0 && (
          <>
            <dt className="md:text-right">{m.postage_label()}</dt>
            <dd className="text-right text-gray-900">{sayPostageAmount(preview.dispatch_amount)}</dd>
            {Number(preview.free_shipping_missing) > 0 && (
              <dd className="col-span-2 text-right text-warm-700">
                {m.postage_missing({ amount: preview.free_shipping_missing })}
              </dd>
            )}
          </>
        )}
        {preview.expected_day && (
          <>
            <dt className="md:text-right">{m.postage_expected()}</dt>
            <dd className="text-right text-gray-900">
              <Day value={preview.expected_day} />
            </dd>
          </>
        )}
      </dl>
      {preview.address && (
        <div className="w-full rounded-xl bg-gray-50 px-4 py-3 text-gray-600 md:text-right">
          <p>
            {m.checkout_send_to()}{' '}
            <span className="text-gray-900">
              {placeName(preview.address)} {preview.address.address}
            </span>
          </p>
          <p>
            {m.checkout_consignee()}{' '}
            <span className="text-gray-900">
              {preview.address.consignee} {maskNumber(preview.address.mobile)}
            </span>
          </p>
        </div>
      )}
    </div>
  )
}
