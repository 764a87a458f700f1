import { ITEM_DIGITS } from '#features/packing/scale-label.ts'
import type { Box, Wave, wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { findBoxes } from './find-wave.ts'

export const showWave: Act<typeof wavesSellerContract.showWave> = async (
  { id },
  { tx, actor, language, now },
) => {
  const wave = await tx
    .selectFrom('wave')
    .where('id', '=', id)
    .select(['created_at', 'closed_at'])
    .executeTakeFirst()
  if (!wave) return refuse(m.waves_none)
  const boxes = await findBoxes(tx, id, { language, name: actor.name, now })
  const picked = await tx
    .selectFrom('pick_line')
    .where('wave_id', '=', id)
    .select(['sku_id', 'picked'])
    .execute()
  return {
    id,
    create_time: shopTime(wave.created_at),
    closed: wave.closed_at ? 1 : 0,
    item_digits: (await readSetting(tx, 'scales', 'item_digits')) ?? ITEM_DIGITS,
    picking: sumUp(boxes, new Map(picked.map((line) => [line.sku_id, line.picked]))),
    boxes,
  }
}

/** A row a sku, in the order of their names, so that what lies together is taken together. */
function sumUp(boxes: readonly Box[], picked: ReadonlyMap<number, number>): Wave['picking'] {
  const wanted = boxes
    .filter(({ state }) => state !== 'gone' && state !== 'disputed')
    .flatMap(({ box, lines }) => lines.filter(({ num }) => num > 0).map((line) => ({ box, line })))
  return [...Map.groupBy(wanted, ({ line }) => line.sku_id).values()]
    .flatMap((all) => {
      const [first] = all
      if (!first) return []
      const { sku_id, title, option, picture, barcode, code } = first.line
      const num = all.reduce((sum, { line }) => sum + line.num, 0)
      return {
        ...{ sku_id, title, option, picture, barcode, code, num },
        picked: Math.min(picked.get(sku_id) ?? 0, num),
        boxes: all.map(({ box, line }) => ({ box, num: line.num })),
      }
    })
    .sort((a, b) => a.title.localeCompare(b.title) || a.option.localeCompare(b.option) || a.sku_id - b.sku_id)
}
