import type { ComponentProps } from 'react'
import { PictureField } from './picture-field.tsx'
import { PlainPicture, type PlainPictureProps } from './plain-picture.tsx'

/** A picture to be read, whether a script asks for it or the page was made with it. */
export const AskedPicture = ({
  made,
  refused,
  ...field
}: PlainPictureProps & ComponentProps<typeof PictureField>) => (
  <div>
    <PictureField {...field} />
    <PlainPicture made={made} refused={refused} />
  </div>
)
