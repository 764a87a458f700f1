import { sql } from 'kysely'
import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import type { cartContract, MergedLine } from '#features/cart/cart-contract.ts'
import { isLost, MAX_LINES, stateOf } from '#features/cart/cart-rules.ts'
import { MAX_QUANTITY } from '#features/cart/quantity-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Received } from '#platform/contract/define.ts'
import { run } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import * as m from '#words'
import { countCartLines } from './count-lines.ts'

type Asked = Received<typeof cartContract.mergeLines>['lines'][number]
type Known = Awaited<ReturnType<typeof findSkus>>[number]

export const mergeLines: Act<typeof cartContract.mergeLines> = async ({ lines }, context) => {
  const { tx, actor, language, now } = context
  const asked = joinSame(lines)
  await lockBuyer(tx, actor.id)
  const known = new Map((await findSkus(tx, asked, actor.id, language)).map((sku) => [sku.id, sku]))
  const room = MAX_LINES - (await countCartLines(tx, actor.id))
  const { taken, outside } = choose(asked, known, room)
  const nums = await putLines(tx, actor.id, taken, now)
  const told = asked.map((line) => tell(line, known.get(line.sku_price_id), nums, outside, language))
  return { count: await countCartLines(tx, actor.id), lines: told }
}

/** The same sku twice is one line; rows are written in id order, so that two merges wait instead of locking up. */
function joinSame(lines: readonly Asked[]): Asked[] {
  const bySku = new Map<number, Asked>()
  for (const line of lines) {
    const before = bySku.get(line.sku_price_id)
    bySku.set(
      line.sku_price_id,
      before ? { ...line, num: Math.min(MAX_QUANTITY, before.num + line.num) } : line,
    )
  }
  return [...bySku.values()].sort((a, b) => a.sku_price_id - b.sku_price_id)
}

const findSkus = (tx: ReadTx, asked: readonly Asked[], buyerId: number, language: Language) =>
  asked.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('sku')
        .innerJoin('product', 'product.id', 'sku.product_id')
        .leftJoin('cart_line', (join) =>
          join.onRef('cart_line.sku_id', '=', 'sku.id').on('cart_line.buyer_id', '=', buyerId),
        )
        .where(
          'sku.id',
          'in',
          asked.map((line) => line.sku_price_id),
        )
        .select([
          'sku.id',
          'sku.product_id',
          'sku.stock',
          'sku.price_cents',
          'product.on_sale as onSale',
          'product.virtual',
          'cart_line.num as have',
          inLanguage('product.name', language).as('name'),
          inLanguage('sku.name', language).as('skuName'),
        ])
        .execute()

const isThere = (line: Asked, sku: Known | undefined): sku is Known =>
  sku !== undefined && sku.product_id === line.product_id && !isLost(stateOf(sku, 1))

/** What can be bought goes in as long as there is room; what lies in the cart already needs none. */
function choose(asked: readonly Asked[], known: ReadonlyMap<number, Known>, room: number) {
  const outside = new Set<number>()
  const taken: Asked[] = []
  let free = room
  for (const line of asked) {
    const sku = known.get(line.sku_price_id)
    if (!isThere(line, sku)) continue
    if (sku.have === null && free <= 0) outside.add(sku.id)
    else {
      taken.push(line)
      if (sku.have === null) free -= 1
    }
  }
  return { taken, outside }
}

async function putLines(tx: WriteTx, buyerId: number, taken: readonly Asked[], now: Date) {
  if (taken.length === 0) return new Map<number, number>()
  const { rows } = await run<{ sku_id: number; num: number }>(tx)`
    insert into cart_line as line (buyer_id, product_id, sku_id, sku_name, num, snapshot_cents, added_at)
    select ${buyerId}, sku.product_id, sku.id, sku.name, least(asked.num, sku.stock), sku.price_cents, ${now}
    from json_to_recordset(${JSON.stringify(taken)}::json) as asked (sku_price_id bigint, num int)
    join sku on sku.id = asked.sku_price_id
    where sku.stock > 0
    order by sku.id
    on conflict (buyer_id, sku_id) do update
      set num = least(line.num + excluded.num, ${sql.lit(MAX_QUANTITY)}, greatest(1, (select stock from sku where sku.id = line.sku_id))),
        snapshot_cents = excluded.snapshot_cents, added_at = excluded.added_at
    returning sku_id, num`
  return new Map(rows.map((row) => [row.sku_id, row.num]))
}

function tell(
  line: Asked,
  sku: Known | undefined,
  nums: ReadonlyMap<number, number>,
  outside: ReadonlySet<number>,
  locale: Language,
): MergedLine {
  const same = sku?.product_id === line.product_id ? sku : undefined
  const num = nums.get(line.sku_price_id) ?? 0
  const wanted = (same?.have ?? 0) + line.num
  const outcome = outside.has(line.sku_price_id)
    ? 'full'
    : num === 0
      ? 'gone'
      : num < wanted
        ? 'capped'
        : 'added'
  return {
    product_id: line.product_id,
    sku_price_id: line.sku_price_id,
    name: same?.name ?? m.cart_unknown_product({}, { locale }),
    sku_name: same?.skuName ?? '',
    asked: line.num,
    num,
    outcome,
    price_was: line.snapshot_price ?? null,
    price_now: same ? toYuan(same.price_cents) : null,
  }
}
