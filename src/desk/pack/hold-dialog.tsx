import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { order_sn: string; open: boolean; close(): void; done(): Promise<void> }

/** A box that cannot be packed now is put aside; whoever opens it next reads why. */
export function HoldDialog({ order_sn, open, close, done }: Props) {
  const form = useForm({
    initial: { reason: '' },
    send: ({ reason }) => desk.wavesSeller.holdBox({ order_sn, reason }),
    clears: true,
    done: async () => {
      close()
      await done()
    },
  })
  return (
    <Dialog open={open} onClose={close} title={m.packing_hold_title()} size="sm">
      <form {...form.props} className="space-y-3">
        <TextField form={form} name="reason" label={m.packing_hold_reason()} autoComplete="off" />
        <Button type="submit" block disabled={form.values.reason.trim() === ''} loading={form.pending}>
          {m.packing_hold()}
        </Button>
      </form>
    </Dialog>
  )
}
