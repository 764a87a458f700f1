/** Rules of choosing what to buy on the product page, for the panel and for whoever builds links to it. */
export const MAX_ON_PAGE = 10

/** How long the reminder to choose an option stays. */
export const PROMPT_MS = 1500

type Choice = { id: number; stock: number }

/** The most one may take of it here: never more than ten, never more than there are. */
export const mostOnPage = (sku: Choice | undefined) => Math.min(MAX_ON_PAGE, sku?.stock ?? MAX_ON_PAGE)

export const isSoldOut = (skus: readonly Choice[]) => skus.every((sku) => sku.stock === 0)

/** What is chosen from the start: what the address names, or the only one there is. */
export function firstChoice(skus: readonly Choice[], named: number): number | undefined {
  const live = skus.filter((sku) => sku.stock > 0)
  if (live.some((sku) => sku.id === named)) return named
  return skus.length === 1 ? live[0]?.id : undefined
}

export const clampQuantity = (wanted: number, most: number) =>
  Math.max(1, Math.min(Number.isInteger(wanted) ? wanted : 1, most))
