import { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { blockPerson } from './block-person.ts'
import { changeRole } from './change-role.ts'
import { invitePerson } from './invite-person.ts'
import { listPeople } from './list-people.ts'
import { removeFactor } from './remove-factor.ts'
import { resetPassword } from './reset-password.ts'
import { unblockPerson } from './unblock-person.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const peopleSellerApi = serve(peopleSellerContract, {
  listPeople,
  invitePerson,
  withdrawInvitation,
  changeRole,
  blockPerson,
  unblockPerson,
  resetPassword,
  removeFactor,
})
