import { useState } from 'react'
import type { UserInfo } from '#features/account/account-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Tabs } from '#ui/move/tabs.tsx'
import * as m from '#words'
import { ByCodeForm } from './by-code-form.tsx'
import { ByOldForm } from './by-old-form.tsx'

/** A new password, shown to be wanted by the old one or by a code to the own phone. */
export function ChangePassword({ user }: { user: UserInfo }) {
  const [open, setOpen] = useState(false)
  const [way, setWay] = useState('old')
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={m.account_change_password_title()}
        onClick={() => setOpen(true)}
      >
        {m.account_do_change()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.account_change_password_title()} size="sm">
        <Tabs
          label={m.account_by_label()}
          value={way}
          onChange={setWay}
          items={[
            { value: 'old', label: m.account_by_old(), content: <ByOldForm /> },
            { value: 'code', label: m.account_by_code(), content: <ByCodeForm user={user} /> },
          ]}
        />
      </Dialog>
    </>
  )
}
