import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { id, lineOfText } from '#platform/contract/fields.ts'
import { ABOUT_ONE } from '#platform/contract/seller-entries.ts'
import { personLine } from './people-contract.ts'
import { ROLES, type Role } from './roles.ts'

const role = z.enum(ROLES)

const makesOwner = (input: { role: Role }) => input.role === 'owner'

/** People and their roles, as the owner sees them. */
export const peopleSellerContract = {
  listPeople: read({
    path: '/seller/people/list',
    summary: 'Everybody who works at the desk, and who is invited to.',
    access: 'seller',
    output: z.object({
      people: z.array(
        personLine.extend({
          create_time: z.string(),
          /** '' where nobody has been seen yet. */
          last_time: z.string(),
          /** '' while the person may log in. */
          blocked_time: z.string(),
          /** Since when they wait for a link that sets a new password; '' where they do not. */
          link_wanted_time: z.string(),
          /** How many buyers' numbers they had shown today. */
          revealed: z.number(),
        }),
      ),
      invitations: z.array(z.object({ id: z.number(), email: z.string(), role, expire_time: z.string() })),
    }),
  }),
  invitePerson: write({
    path: '/seller/people/invite',
    summary: 'Makes a welcome link that is good once and for three days; it is shown only now.',
    access: 'seller',
    refusals: ['people_need_email', 'people_known'],
    fresh: makesOwner,
    input: z.strictObject({ email: lineOfText(120).default(''), role }),
    output: z.object({ path: z.string(), expire_time: z.string() }),
  }),
  withdrawInvitation: write({
    path: '/seller/people/withdraw',
    summary: 'Makes a welcome link useless.',
    ...ABOUT_ONE,
    refusals: ['people_no_invitation'],
  }),
  changeRole: write({
    path: '/seller/people/change-role',
    summary: 'Gives a person another role and ends their sessions.',
    access: 'seller',
    refusals: ['people_none', 'people_last_owner'],
    fresh: makesOwner,
    input: z.strictObject({ id, role }),
  }),
  blockPerson: write({
    path: '/seller/people/block',
    summary: 'Ends every session of a person and lets them in no more.',
    ...ABOUT_ONE,
    refusals: ['people_none', 'people_last_owner'],
  }),
  unblockPerson: write({
    path: '/seller/people/unblock',
    summary: 'Lets a blocked person in again.',
    ...ABOUT_ONE,
    refusals: ['people_none'],
  }),
  resetPassword: write({
    path: '/seller/people/reset-password',
    summary:
      'Makes a link that sets a new password for a person who forgot theirs, good once and for a day; it is shown only now.',
    ...ABOUT_ONE,
    refusals: ['people_none', 'people_is_blocked'],
    fresh: true,
    output: z.object({ path: z.string(), expire_time: z.string() }),
  }),
  removeFactor: write({
    path: '/seller/people/remove-factor',
    summary:
      'Takes the second factor from a person who lost it, and ends their sessions; the next login sets up another.',
    ...ABOUT_ONE,
    refusals: ['people_none', 'people_own_factor', 'people_last_factor'],
    fresh: true,
  }),
}

type Listed = z.output<typeof peopleSellerContract.listPeople.output>
export type ListedPerson = Listed['people'][number]
export type Invited = Listed['invitations'][number]
