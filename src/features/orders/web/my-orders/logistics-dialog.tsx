import { useEffect, useState } from 'react'
import type { Logistics } from '#features/orders/orders-contract.ts'
import { api } from '#platform/contract/api.ts'
import { Dialog } from '#ui/act/dialog.tsx'
import { SkeletonText, Waiting } from '#ui/show/skeleton.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { ParcelTimeline } from './parcel-timeline.tsx'

/** Where an order's parcel is, asked for when it is opened; nothing is open without an order. */
export function LogisticsDialog({ orderId, onClose }: { orderId: number | undefined; onClose: () => void }) {
  const [parcel, setParcel] = useState<Logistics>()
  useEffect(() => {
    setParcel(undefined)
    if (orderId === undefined) return
    let wanted = true
    void callApi(api.orders.showLogistics({ id: orderId })).then((answer) => {
      if (!wanted) return
      if (answer) setParcel(answer.data)
      else onClose()
    })
    return () => {
      wanted = false
    }
  }, [orderId, onClose])
  return (
    <Dialog open={orderId !== undefined} onClose={onClose} title={m.myorders_logistics_title()}>
      {parcel ? (
        <ParcelTimeline parcel={parcel} />
      ) : (
        <Waiting>
          <SkeletonText lines={5} />
        </Waiting>
      )}
    </Dialog>
  )
}
