import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { useRequestKey } from '#web/request-key.ts'
import * as m from '#words'

type Goods = { title: string; option: string; num: number }

type Props<Asked> = {
  /** What is short; nothing while nobody says so. */
  goods: Goods | undefined
  /** How many are missing, until somebody says otherwise. */
  most: number
  ask: (missing: number) => Asked
  /** The sentence that was answered and whether the money waits, or nothing where it was refused. */
  give: (asked: Asked, key: string) => Promise<{ msg: string; data: { approval_id: number } } | undefined>
  close(): void
  done(): Promise<void>
  children: ReactNode
}

/** Money goes back at once and cannot be taken again, or waits for a colleague, so it is asked twice, and only with network. */
export function ShortDialog<Asked extends object>(props: Props<Asked>) {
  const { goods, most, ask, give, close, done, children } = props
  const [missing, setMissing] = useState(1)
  const { keyFor, forgetKeys } = useRequestKey('form')
  useEffect(() => setMissing(goods ? most : 1), [goods, most])
  const confirm = async () => {
    const asked = ask(missing)
    const answer = await give(asked, keyFor(asked))
    if (!answer) return
    forgetKeys()
    if (answer.data.approval_id > 0) toast.warn(answer.msg)
    else toast.success(answer.msg)
    close()
    await done()
  }
  return (
    <Dialog
      open={goods !== undefined}
      onClose={close}
      title={m.packing_short_title()}
      size="sm"
      cancel={m.packing_back()}
      footer={
        <Button variant="danger" onClick={confirm}>
          {m.packing_short_give()}
        </Button>
      }
    >
      <p className="mb-3">
        {goods?.title} <span className="text-gray-500">{goods?.option}</span>
      </p>
      <QuantityStepper
        value={missing}
        onChange={setMissing}
        min={1}
        max={goods?.num ?? 1}
        label={m.packing_short_title()}
      />
      {children}
    </Dialog>
  )
}
