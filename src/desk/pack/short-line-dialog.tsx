import { desk } from '#desk/desk-api.ts'
import type { BoxLine } from '#features/packing/waves-seller-contract.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { ShortDialog } from './short-dialog.tsx'

type Props = { order_sn: string; line: BoxLine | undefined; close(): void; done(): Promise<void> }

/** At the table a box lacks something. */
export const ShortLineDialog = ({ order_sn, line, close, done }: Props) => (
  <ShortDialog
    goods={line}
    most={line ? Math.max(1, line.num - line.packed) : 1}
    ask={(missing) => ({ order_sn, sku_id: line?.sku_id ?? 0, missing })}
    give={(asked, key) => callApi(desk.wavesSeller.shortLine(asked, { key }))}
    close={close}
    done={done}
  >
    <p className="mt-3 text-sm text-gray-600">{m.packing_short_text()}</p>
  </ShortDialog>
)
