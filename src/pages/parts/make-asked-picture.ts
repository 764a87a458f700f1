import { readAsked } from '#features/account/web/plain-asked.ts'
import type { PlainPictureProps } from '#features/account/web/plain-picture.tsx'
import type { PageArgs } from '#web/page-data.ts'

/** A picture that is made with the page, for whoever asks for it by a link or is led to it by a form: no script runs there. */
export async function makeAskedPicture({ api, url }: PageArgs): Promise<PlainPictureProps> {
  const as = readAsked(url.searchParams)
  if (!as || as === 'sent') return {}
  const answer = await api.account.makePictureCode({ as })
  return answer.code === 1 ? { made: answer.data } : { refused: answer.msg }
}
