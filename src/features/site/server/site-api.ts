import { siteContract } from '#features/site/site-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listPages } from './list-pages.ts'
import { listSlides } from './list-slides.ts'
import { showConfig } from './show-config.ts'
import { showContentPage } from './show-content-page.ts'
import { showIdentity } from './show-identity.ts'

export const siteApi = serve(siteContract, {
  showIdentity,
  showConfig,
  listSlides,
  showContentPage,
  listPages,
})
