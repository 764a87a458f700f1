import { findBars } from '#features/catalogue/server/seller/products/find-bars.ts'
import { finishChange } from '#features/catalogue/server/seller/products/product-changes.ts'
import { lockForSaving } from '#features/catalogue/server/seller/save-product.ts'
import { actorMay } from '#features/people/actor-may.ts'
import { type BatchKind, batchKind, type LineContext, type Verdict } from '#platform/batches/batch-kind.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { judgeChanges, judgePrice, judgeShelf } from './judge-changes.ts'
import { type Change, isPrice, type PriceChange } from './name-changes.ts'

type Prices = { price_cents: Cents; market_price_cents: Cents | null }
/** What a line did, for taking it back. */
type Done =
  | { sku_id: number; product_id: number; before: Prices; after: Prices }
  | { product_id: number; on_sale: boolean }

const kind: BatchKind<Change, Done, void> = {
  name: 'prices',
  allows: (actor) => actorMay(actor, 'set prices'),
  check: judgeChanges,
  async prepare(tx, lines) {
    const skus = lines.filter(isPrice).map(({ sku_id }) => sku_id)
    const { rows: found } = await run<{ product_id: number }>(tx)`
      select distinct product_id from sku where id = any(${skus}::bigint[])`
    const products = lines.flatMap((line) => (isPrice(line) ? [] : line.product_id))
    await lockForSaving(tx, [...new Set([...products, ...found.map(({ product_id }) => product_id)])])
  },
  run: (tx, line, _, context) =>
    isPrice(line) ? setPrice(tx, line, context) : turnProduct(tx, line, context),
  async undo(tx, done, context) {
    if (!('sku_id' in done)) return writeShelf(tx, done.product_id, !done.on_sale, context)
    const now = await findSku(tx, done.sku_id)
    // Whoever changed it since meant the new price, not the old one.
    if (!now || !isSame(now, done.after)) return refuse(m.prices_moved_since)
    await writePrices(tx, { ...done, before: done.after, after: done.before }, context)
  },
}

/** Prices and shelves changed in the grid: a line a sku or a product. */
export const prices = batchKind(kind)

const findSku = (tx: WriteTx, id: number) =>
  tx
    .selectFrom('sku')
    .where('id', '=', id)
    .select(['product_id', 'price_cents', 'market_price_cents'])
    .executeTakeFirst()

const isSame = (a: Prices, b: Prices) =>
  a.price_cents === b.price_cents && a.market_price_cents === b.market_price_cents

/** The world may have moved since the check: what is not ready any more is refused with its reason. */
function needReady({ state, why }: Verdict): void {
  if (state !== 'ready') refuse(why?.sentence ?? m.prices_already, (why?.inputs ?? {}) as never)
}

async function setPrice(tx: WriteTx, line: PriceChange, context: LineContext): Promise<Done> {
  const now = await findSku(tx, line.sku_id)
  needReady(judgePrice(line, now))
  const { product_id, ...before } = now!
  const after = { price_cents: line.price, market_price_cents: line.market_price || null }
  const done = { sku_id: line.sku_id, product_id, before, after }
  await writePrices(tx, done, context)
  return done
}

type Moved = { sku_id: number; product_id: number; before: Prices; after: Prices }

async function writePrices(tx: WriteTx, { sku_id, product_id, before, after }: Moved, context: LineContext) {
  await tx.updateTable('sku').set(after).where('id', '=', sku_id).execute()
  await finish(tx, product_id, context)
  context.trace({ thing: 'sku', id: sku_id, before, after })
}

async function turnProduct(
  tx: WriteTx,
  line: Exclude<Change, PriceChange>,
  context: LineContext,
): Promise<Done> {
  const shelves = await findBars(tx, [line.product_id])
  needReady(judgeShelf(line, shelves.get(line.product_id)))
  const on_sale = line.on_sale === 1
  await writeShelf(tx, line.product_id, on_sale, context)
  return { product_id: line.product_id, on_sale }
}

async function writeShelf(tx: WriteTx, id: number, on_sale: boolean, context: LineContext): Promise<void> {
  await tx.updateTable('product').set({ on_sale }).where('id', '=', id).execute()
  await finish(tx, id, context)
  context.trace({ thing: 'product', id, before: { on_sale: !on_sale }, after: { on_sale } })
}

const finish = (tx: WriteTx, id: number, { now }: LineContext) =>
  finishChange({ tx, now, changed: (...tags: string[]) => changed(tx, ...tags) }, id)
