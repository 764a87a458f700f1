import type { WriteContext } from '#platform/contract/act.ts'

/** Takes what was ordered out of the cart, for the act that creates the order; other lines stay. */
export async function removeLines(
  { tx }: Pick<WriteContext, 'tx'>,
  buyerId: number,
  skuIds: readonly number[],
): Promise<void> {
  if (skuIds.length === 0) return
  await tx.deleteFrom('cart_line').where('buyer_id', '=', buyerId).where('sku_id', 'in', skuIds).execute()
}
