import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import type { Wave } from '#features/packing/waves-seller-contract.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { ShortDialog } from './short-dialog.tsx'

type Props = { wave: number; row: Wave['picking'][number] | undefined; close(): void; done(): Promise<void> }

/** On the walk something is not there: who paid last goes without, and the walk goes on. */
export function ShortGoodsDialog({ wave, row, close, done }: Props) {
  const [soldOut, setSoldOut] = useState(true)
  return (
    <ShortDialog
      goods={row}
      most={row?.num ?? 1}
      ask={(missing) => ({ id: wave, sku_id: row?.sku_id ?? 0, missing, sold_out: soldOut ? 1 : 0 })}
      give={(asked, key) => callApi(desk.wavesSeller.shortGoods(asked, { key }))}
      close={close}
      done={done}
    >
      <Checkbox
        checked={soldOut}
        onChange={(event) => setSoldOut(event.target.checked)}
        className="mt-3 min-h-11 items-center"
      >
        {m.packing_short_sold_out()}
      </Checkbox>
      <p className="mt-2 text-sm text-gray-600">{m.packing_short_goods_text()}</p>
    </ShortDialog>
  )
}
