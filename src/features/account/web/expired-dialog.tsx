import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'

type Props = { open: boolean; onHome: () => void; onStay: () => void; onLogin: () => void }

export function ExpiredDialog({ open, onHome, onStay, onLogin }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={m.account_exit_login()}
      role="alertdialog"
      size="sm"
      cancel={m.ui_cancel()}
      footer={
        <Button data-autofocus="" onClick={onHome}>
          {m.ui_confirm()}
        </Button>
      }
    >
      <p className="text-base text-gray-600">{m.shell_login_expired()}</p>
      <Button variant="soft" block className="mt-4" onClick={onLogin}>
        {m.account_log_in_again()}
      </Button>
    </Dialog>
  )
}
