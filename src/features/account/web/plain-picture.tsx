import { Link, useSearchParams } from 'react-router'
import type { PictureCode } from '#features/account/account-contract.ts'
import * as m from '#words'

export type PlainPictureProps = { made?: PictureCode | undefined; refused?: string | undefined }

/** Which picture it is, for a form sent without a script, and the ways to another: the same page, asked anew. */
export function PlainPicture({ made, refused }: PlainPictureProps) {
  const [query] = useSearchParams()
  const way = (asked: 'picture' | 'words', label: string) => (
    <Link
      to={`?${new URLSearchParams({ ...Object.fromEntries(query), picture: asked })}`}
      reloadDocument
      className="min-h-6 rounded-sm text-brand-700 underline-offset-4 hover:underline"
    >
      {label}
    </Link>
  )
  const inWords = made?.question
  return (
    <p className="plain-only mt-2 flex-wrap gap-x-4 text-sm">
      {made && <input type="hidden" name="picture_id" value={made.picture_id} />}
      {refused && <span className="text-red-600">{refused}</span>}
      {way(
        'picture',
        !made
          ? m.account_picture_show()
          : inWords
            ? m.account_picture_pictures()
            : m.account_picture_refresh(),
      )}
      {!inWords && way('words', m.account_picture_words())}
    </p>
  )
}
