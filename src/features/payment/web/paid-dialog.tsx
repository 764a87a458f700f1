import CircleCheck from 'lucide-react/icons/circle-check'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'

type Props = {
  /** The sentence of success; undefined: closed. */
  said: string | undefined
  payFee: string
  orderPath: string
  onClose: () => void
}

export function PaidDialog({ said, payFee, orderPath, onClose }: Props) {
  return (
    <Dialog
      open={said !== undefined}
      onClose={onClose}
      title={said ?? ''}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.paid_stay()}
          </Button>
          <ButtonLink href={orderPath} data-autofocus="">
            {m.cashier_see_order()}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 py-4 text-center">
        <CircleCheck className="size-16 text-brand-600" strokeWidth={1.5} aria-hidden="true" />
        <Price value={payFee} size="lg" tone="ink" />
        <p className="text-gray-600">{m.cashier_paid_text()}</p>
      </div>
    </Dialog>
  )
}
