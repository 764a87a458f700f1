import { windowsSellerContract } from '#features/orders/windows-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { changeWindow } from './change-window.ts'
import { listWindows } from './list-windows.ts'

export const windowsSellerApi = serve(windowsSellerContract, { listWindows, changeWindow })
