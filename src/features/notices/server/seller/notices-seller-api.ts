import { noticesSellerContract } from '#features/notices/notices-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listNotices } from './list-notices.ts'
import { publishNotice } from './publish-notice.ts'
import { removeNotice } from './remove-notice.ts'

export const noticesSellerApi = serve(noticesSellerContract, {
  listNotices,
  publishNotice,
  removeNotice,
})
