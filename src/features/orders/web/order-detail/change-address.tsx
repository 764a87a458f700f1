import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Address } from '#features/address/address-contract.ts'
import { ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { hasParcel } from '#features/orders/parcel-rules.ts'
import { AddressChoice } from '#features/orders/web/checkout/address-choice.tsx'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

/** As long as nothing of the order has left, it may go to another of the buyer's addresses. */
export function ChangeAddress({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const [addresses, setAddresses] = useState<Address[]>()
  const open = order.status === ORDER.awaitingPayment || order.status === ORDER.paid
  if (!open || !order.address || hasParcel(order)) return null

  const close = () => setAddresses(undefined)
  const ask = async () => {
    const book = await callApi(api.address.listAddresses())
    if (book) setAddresses(book.data)
  }
  const send = async (address_id: number) => {
    const done = await callApi(api.orders.changeOrderAddress({ id: order.id, address_id }))
    close()
    if (done) toast.success(done.msg)
    // The parcel may have left in the same moment.
    await revalidate()
  }
  return (
    <>
      <Button variant="link" size="sm" className="print:hidden" onClick={ask}>
        {m.orderdetail_change_address()}
      </Button>
      <Dialog open={addresses !== undefined} onClose={close} title={m.orderdetail_change_address()}>
        <AddressChoice
          bare
          addresses={addresses ?? []}
          chosenId={0}
          onChoose={send}
          onAdded={({ id }) => void send(id)}
        />
      </Dialog>
    </>
  )
}
