import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { SaveAs } from '#desk/save-as.tsx'
import { CourierSelect } from '#desk/ship/courier-select.tsx'
import type { OrderFilter } from '#features/orders/order-filter.ts'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = {
  open: boolean
  onClose(): void
  /** These orders, or all that a question found. */
  which: { order_sns: string[] } | Omit<OrderFilter, 'before_id'>
}

/** The chosen orders as the file a courier's program takes in. */
export function CourierDialog({ open, onClose, which }: Props) {
  const [courier, setCourier] = useState('')
  return (
    <Dialog open={open} onClose={onClose} title={m.courierfiles_export()} size="sm">
      <div className="space-y-4">
        <CourierSelect value={courier} choose={setCourier} />
        <p className="text-gray-600">{m.courierfiles_export_hint()}</p>
        <SaveAs
          make={async (format) => {
            const asked = { ...which, courier, format }
            const made = await callApi(desk.courierFilesSeller.exportForCourier(asked))
            if (made) toast.success(made.msg)
            return made?.data
          }}
          done={onClose}
          disabled={courier === ''}
        />
      </div>
    </Dialog>
  )
}
