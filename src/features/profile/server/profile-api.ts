import { profileContract } from '#features/profile/profile-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listEducation } from './list-education.ts'
import { showProfile } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'

export const profileApi = serve(profileContract, {
  showProfile,
  updateProfile,
  listEducation,
})
