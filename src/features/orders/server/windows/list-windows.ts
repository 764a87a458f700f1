import type { windowsSellerContract } from '#features/orders/windows-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'

export const listWindows: Act<typeof windowsSellerContract.listWindows> = (_, { tx, language }) =>
  tx
    .selectFrom('after_sale_window')
    .innerJoin('category', 'category.id', 'after_sale_window.category_id')
    .select(['category_id', 'hours', inLanguage('category.name', language).as('name')])
    .orderBy('category_id')
    .execute()
