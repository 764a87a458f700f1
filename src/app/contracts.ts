import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { siteContract } from '#features/site/site-contract.ts'

/** Every contract of the shop. The pages are built from these; `api.ts` puts the acts behind them. */
export const contracts = {
  site: siteContract,
  catalogue: catalogueContract,
}
