import { useState } from 'react'
import type { UserInfo } from '#features/account/account-contract.ts'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { Tabs } from '#ui/move/tabs.tsx'
import * as m from '#words'
import { ByCodeForm } from './by-code-form.tsx'
import { ByOldForm } from './by-old-form.tsx'

/** A new password, shown to be wanted by the old one or by a code to the own phone. */
export function ChangePassword({ user }: { user: UserInfo }) {
  const [way, setWay] = useState('old')
  return (
    <DialogButton
      label={m.account_do_change()}
      aria-label={m.account_change_password_title()}
      title={m.account_change_password_title()}
    >
      {() => (
        <Tabs
          label={m.account_by_label()}
          value={way}
          onChange={setWay}
          items={[
            { value: 'old', label: m.account_by_old(), content: <ByOldForm /> },
            { value: 'code', label: m.account_by_code(), content: <ByCodeForm user={user} /> },
          ]}
        />
      )}
    </DialogButton>
  )
}
