import { catalogueApi } from '#features/catalogue/server/catalogue-api.ts'
import { siteApi } from '#features/site/server/site-api.ts'
import type { Features } from '#platform/contract/act.ts'
import type { Api } from '#platform/contract/api-types.ts'

/** Every endpoint of the shop: what is not listed here does not answer. */
export const features = {
  site: siteApi,
  catalogue: catalogueApi,
} satisfies Features & Record<keyof Api, unknown>
