import { viewsSellerContract } from '#features/people/views-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listViews } from './list-views.ts'
import { openWithView } from './open-with-view.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'

export const viewsSellerApi = serve(viewsSellerContract, { listViews, saveView, openWithView, removeView })
