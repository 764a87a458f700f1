import type { Order } from '#features/orders/orders-contract.ts'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'

/** Above an order on paper: whose it is, which one, and of when. */
export function PrintHead({ order }: { order: Order }) {
  const { name, logo, phone } = useIdentity()
  return (
    <div
      aria-hidden="true"
      className="mb-6 hidden items-center gap-4 border-b-2 border-gray-900 pb-4 print:flex"
    >
      {logo && <img src={logo} alt="" width={48} height={48} className="size-12" />}
      <p className="mr-auto text-2xl font-bold">
        {name}
        {phone && <span className="block text-sm font-normal tabular-nums">{phone}</span>}
      </p>
      <p className="text-right tabular-nums">
        <span className="block text-lg font-semibold">{m.orderdetail_number({ sn: order.order_sn })}</span>
        <Time value={order.create_time} detail="minute" />
      </p>
    </div>
  )
}
