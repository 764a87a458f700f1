import { useEffect, useState } from 'react'
import type { Logistics } from '#features/orders/orders-contract.ts'
import { api } from '#platform/contract/api.ts'
import { Dialog } from '#ui/act/dialog.tsx'
import { SkeletonText, Waiting } from '#ui/show/skeleton.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { Parcels } from './parcel-timeline.tsx'

/** Where an order's parcels are, asked for when it is opened; nothing is open without an order. */
export function LogisticsDialog({ orderId, onClose }: { orderId: number | undefined; onClose: () => void }) {
  const [logistics, setLogistics] = useState<Logistics>()
  useEffect(() => {
    setLogistics(undefined)
    if (orderId === undefined) return
    let wanted = true
    void callApi(api.orders.showLogistics({ id: orderId })).then((answer) => {
      if (!wanted) return
      if (answer) setLogistics(answer.data)
      else onClose()
    })
    return () => {
      wanted = false
    }
  }, [orderId, onClose])
  return (
    <Dialog open={orderId !== undefined} onClose={onClose} title={m.myorders_logistics_title()}>
      {logistics ? (
        <Parcels parcels={logistics.parcels} />
      ) : (
        <Waiting>
          <SkeletonText lines={5} />
        </Waiting>
      )}
    </Dialog>
  )
}
