import { Link, useSearchParams } from 'react-router'
import type { PictureCode } from '#features/account/account-contract.ts'
import * as m from '#words'
import { type ForgotPicture, forgotPath } from './forgot-picture.ts'

type Props = { picture: PictureCode | undefined; refused: string | undefined }

/** Which picture it is, for a form sent without a script, and the ways to another: the same page, asked anew. */
export function PlainPicture({ picture, refused }: Props) {
  const redirect = useSearchParams()[0].get('redirect')
  const way = (asked: ForgotPicture, label: string) => (
    <Link
      to={forgotPath(redirect, asked)}
      reloadDocument
      className="min-h-6 rounded-sm text-brand-700 underline-offset-4 hover:underline"
    >
      {label}
    </Link>
  )
  const inWords = picture?.question
  return (
    <p className="plain-only mt-2 flex-wrap gap-x-4 text-sm">
      {picture && <input type="hidden" name="picture_id" value={picture.picture_id} />}
      {refused && <span className="text-red-600">{refused}</span>}
      {way(
        'picture',
        !picture
          ? m.account_picture_show()
          : inWords
            ? m.account_picture_pictures()
            : m.account_picture_refresh(),
      )}
      {!inWords && way('words', m.account_picture_words())}
    </p>
  )
}
