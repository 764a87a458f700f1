import { useId, useState } from 'react'
import type { Address } from '#features/address/address-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'
import { AddressForm } from './address-form.tsx'

type AddressDialogProps = {
  open: boolean
  /** The one to change; without it a new one is made. */
  address?: Address
  onClose: () => void
  onSaved: (address: Address) => void
}

export function AddressDialog({ open, address, onClose, onSaved }: AddressDialogProps) {
  const formId = useId()
  const [saving, setSaving] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? m.address_edit_title() : m.address_new()}
      cancel={m.address_cancel()}
      footer={
        <Button type="submit" form={formId} loading={saving}>
          {m.address_save()}
        </Button>
      }
    >
      <AddressForm id={formId} address={address} onSaving={setSaving} onSaved={onSaved} />
    </Dialog>
  )
}
