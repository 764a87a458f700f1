import { useEffect, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import type { BoxLine } from '#features/packing/waves-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { callApi } from '#web/call-api.ts'
import { useRequestKey } from '#web/request-key.ts'
import * as m from '#words'

type Props = { order_sn: string; line: BoxLine | undefined; close(): void; done(): Promise<void> }

/** Money goes back at once and cannot be taken again, so it is asked twice, and only with network. */
export function ShortDialog({ order_sn, line, close, done }: Props) {
  const [missing, setMissing] = useState(1)
  const { keyFor, forgetKeys } = useRequestKey('form')
  useEffect(() => setMissing(line ? Math.max(1, line.num - line.packed) : 1), [line])
  const give = async () => {
    if (!line) return
    const asked = { order_sn, sku_id: line.sku_id, missing }
    const answer = await callApi(desk.wavesSeller.shortLine(asked, { key: keyFor(asked) }))
    if (!answer) return
    forgetKeys()
    toast.success(answer.msg)
    close()
    await done()
  }
  return (
    <Dialog
      open={line !== undefined}
      onClose={close}
      title={m.packing_short_title()}
      size="sm"
      cancel={m.packing_back()}
      footer={
        <Button variant="danger" onClick={give}>
          {m.packing_short_give()}
        </Button>
      }
    >
      <p className="mb-3">
        {line?.title} <span className="text-gray-500">{line?.option}</span>
      </p>
      <QuantityStepper
        value={missing}
        onChange={setMissing}
        min={1}
        max={line?.num ?? 1}
        label={m.packing_short_title()}
      />
      <p className="mt-3 text-sm text-gray-600">{m.packing_short_text()}</p>
    </Dialog>
  )
}
