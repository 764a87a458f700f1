import { useState } from 'react'
import type { PhonePrefix, UserInfo } from '#features/account/account-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'
import { ChangePhoneForm } from './change-phone-form.tsx'

type Props = { user: UserInfo; prefixes: readonly PhonePrefix[]; onDone: () => Promise<void> }

export function ChangePhone({ user, prefixes, onDone }: Props) {
  const [open, setOpen] = useState(false)
  const done = async () => {
    setOpen(false)
    await onDone()
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={m.account_change_phone_title()}
        onClick={() => setOpen(true)}
      >
        {m.account_do_move()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.account_change_phone_title()} size="md">
        <ChangePhoneForm user={user} prefixes={prefixes} onDone={done} />
      </Dialog>
    </>
  )
}
