import { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { downloadProducts } from './download-products.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { listStock } from './list-stock.ts'
import { listStockMoves } from './list-stock-moves.ts'
import { setStock } from './set-stock.ts'

export const catalogueSellerApi = serve(catalogueSellerContract, {
  importProducts,
  exportProducts,
  downloadProducts,
  listStock,
  setStock,
  listStockMoves,
})
