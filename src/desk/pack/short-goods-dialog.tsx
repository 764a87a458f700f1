import { useEffect, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import type { Wave } from '#features/packing/waves-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { callApi } from '#web/call-api.ts'
import { useRequestKey } from '#web/request-key.ts'
import * as m from '#words'

type Props = { wave: number; row: Wave['picking'][number] | undefined; close(): void; done(): Promise<void> }

/** On the walk something is not there: who paid last goes without, and the walk goes on. Asked twice, and only with network. */
export function ShortGoodsDialog({ wave, row, close, done }: Props) {
  const [missing, setMissing] = useState(1)
  const [soldOut, setSoldOut] = useState(true)
  const { keyFor, forgetKeys } = useRequestKey('form')
  useEffect(() => setMissing(row?.num ?? 1), [row])
  const give = async () => {
    if (!row) return
    const asked = { id: wave, sku_id: row.sku_id, missing, sold_out: soldOut ? 1 : 0 }
    const answer = await callApi(desk.wavesSeller.shortGoods(asked, { key: keyFor(asked) }))
    if (!answer) return
    forgetKeys()
    toast.success(answer.msg)
    close()
    await done()
  }
  return (
    <Dialog
      open={row !== undefined}
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
        {row?.title} <span className="text-gray-500">{row?.option}</span>
      </p>
      <QuantityStepper
        value={missing}
        onChange={setMissing}
        min={1}
        max={row?.num ?? 1}
        label={m.packing_short_title()}
      />
      <Checkbox
        checked={soldOut}
        onChange={(event) => setSoldOut(event.target.checked)}
        className="mt-3 min-h-11 items-center"
      >
        {m.packing_short_sold_out()}
      </Checkbox>
      <p className="mt-2 text-sm text-gray-600">{m.packing_short_goods_text()}</p>
    </Dialog>
  )
}
