import type { PhonePrefix, UserInfo } from '#features/account/account-contract.ts'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import * as m from '#words'
import { ChangePhoneForm } from './change-phone-form.tsx'

type Props = { user: UserInfo; prefixes: readonly PhonePrefix[]; onDone: () => Promise<void> }

export const ChangePhone = ({ user, prefixes, onDone }: Props) => (
  <DialogButton
    label={m.account_do_move()}
    aria-label={m.account_change_phone_title()}
    title={m.account_change_phone_title()}
    size="md"
    onDone={onDone}
  >
    {({ done }) => <ChangePhoneForm user={user} prefixes={prefixes} onDone={done} />}
  </DialogButton>
)
