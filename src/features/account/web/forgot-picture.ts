import { paths } from '#paths'

/** How far a forgotten password is where no script runs: asked by a picture, asked in words, or sent the code. */
const FORGOT_PICTURES = ['picture', 'words', 'sent'] as const
export type ForgotPicture = (typeof FORGOT_PICTURES)[number]

export const readForgotPicture = (query: URLSearchParams): ForgotPicture | undefined =>
  FORGOT_PICTURES.find((name) => name === query.get('picture'))

export const forgotPath = (redirect: string | null, picture: ForgotPicture): string =>
  `${paths.forgotPassword({ redirect })}${redirect ? '&' : '?'}picture=${picture}`
