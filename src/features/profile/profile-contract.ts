import { z } from 'zod'
import { aboutOneself } from '#features/account/account-contract.ts'
import { read, write } from '#platform/contract/define.ts'
import { lineOfText, wholeNumber } from '#platform/contract/fields.ts'
import { MAX_EMAIL, MAX_WORK } from './profile-rules.ts'

/** What a form left empty may arrive as null. */
const text = (max: number) => z.union([z.null().transform(() => ''), lineOfText(max)]).optional()

const profile = z.object({ user_nickname: z.string(), avatar: z.string(), ...aboutOneself })

export const profileContract = {
  showProfile: read({
    path: '/v1/account/profile',
    summary: 'What the buyer says about themself, the academic level in the asked language.',
    access: 'buyer',
    output: profile,
  }),
  updateProfile: write({
    path: '/v1/account/update-profile',
    summary:
      "Changes what the buyer says about themself, or the avatar, which is one of the buyer's own uploads.",
    access: 'buyer',
    refusals: [
      'profile_need_nickname',
      'profile_nickname_long',
      'profile_nickname_turns',
      'profile_nickname_unseen',
      'profile_nickname_reserved',
      'profile_birthday_wrong',
      'profile_email_wrong',
      'profile_wechat_wrong',
      'profile_qq_wrong',
      'profile_academic_wrong',
      'uploads_missing',
      'uploads_wrong_format',
    ],
    limits: [{ by: 'buyer', points: 60, seconds: 600 }],
    input: z.strictObject({
      /** As it was typed: what hides in it is told, not taken out. */
      user_nickname: z.union([z.null().transform(() => ''), z.string().max(200)]).optional(),
      gender: wholeNumber(0, 2).optional(),
      birthday: text(10),
      email: text(MAX_EMAIL),
      wechat: text(64),
      qq: text(64),
      academic: text(64),
      work: text(MAX_WORK),
      avatar: text(120),
    }),
  }),
  listEducation: read({
    path: '/v1/68b53df3cabdd',
    summary: 'The academic levels one may choose from.',
    access: 'anyone',
    output: z.array(z.string()),
    cache: { seconds: 600, tags: () => ['education'] },
  }),
}

export type Profile = z.output<typeof profile>
