import { siteSellerContract } from '#features/site/site-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { changePage } from './change-page.ts'
import { changeSetting } from './change-setting.ts'
import { clearSetting } from './clear-setting.ts'
import { listSellerPages } from './list-seller-pages.ts'
import { showPage } from './show-page.ts'
import { showSettings } from './show-settings.ts'

export const siteSellerApi = serve(siteSellerContract, {
  showSettings,
  changeSetting,
  clearSetting,
  listSellerPages,
  showPage,
  changePage,
})
