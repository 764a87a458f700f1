import { uploadsContract } from '#features/uploads/uploads-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addPicture } from './add-picture.ts'
import { removePicture } from './remove-picture.ts'

export const uploadsApi = serve(uploadsContract, { addPicture, removePicture })
