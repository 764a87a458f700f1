import type { Box, Wave } from '#features/packing/waves-seller-contract.ts'
import type { TableAct } from './outbox.ts'

/** The wave as it will be once the server knows what was done here: what hands have done is seen at once. */
export const applyActs = (wave: Wave, acts: readonly TableAct[]): Wave => acts.reduce(applyAct, wave)

function applyAct(wave: Wave, act: TableAct): Wave {
  if (act.kind === 'pick')
    return act.wave === wave.id
      ? {
          ...wave,
          picking: wave.picking.map((row) =>
            row.sku_id === act.sku_id ? { ...row, picked: act.picked } : row,
          ),
        }
      : wave
  const boxes = wave.boxes.map((box) => (box.order_sn === act.order_sn ? inBox(box, act) : box))
  return { ...wave, boxes }
}

function inBox(box: Box, act: Exclude<TableAct, { kind: 'pick' }>): Box {
  if (act.kind === 'box') return { ...box, state: 'packed', mine: 0 }
  const lines = box.lines.map((line) => {
    if (line.sku_id !== act.sku_id) return line
    return act.kind === 'line'
      ? { ...line, packed: Math.min(act.packed, line.num) }
      : { ...line, packed_grams: act.grams, to_weigh: 0 }
  })
  return { ...box, lines }
}
