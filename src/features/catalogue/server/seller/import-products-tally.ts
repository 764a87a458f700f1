import type { ImportChange } from '#features/catalogue/catalogue-seller-contract.ts'

/** More changes than this nobody looks through; the rest is counted. */
const SHOWN = 20_000

type Product = { isNew: boolean; skus: number; changes: readonly ImportChange[] }

/** What a file comes to, product by product. */
export function createTally() {
  const changes: ImportChange[] = []
  const done = { added: 0, updated: 0, unchanged: 0, skus: 0, changes, changes_total: 0 }
  return {
    done,
    count(product: Product): void {
      done.skus += product.skus
      done[product.isNew ? 'added' : product.changes.length > 0 ? 'updated' : 'unchanged'] += 1
      done.changes_total += product.changes.length
      changes.push(...product.changes.slice(0, SHOWN - changes.length))
    },
  }
}
