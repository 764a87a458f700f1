import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'

export const countFreeByDefault: Act<typeof productsSellerContract.countFreeByDefault> = async (
  _,
  { tx },
) => {
  const [found] = await select<{ products: number }>(tx)`
    select count(*)::int as products from free_by_default d join product p on p.id = d.product_id`
  return { products: found?.products ?? 0 }
}
