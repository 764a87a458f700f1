import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import { IconButton } from '#ui/act/icon-button.tsx'
import { pictureAt } from '#ui/show/picture-at.ts'
import * as m from '#words'
import { PICTURE_FILES, uploadPicture } from './upload-picture.ts'

const WIDTH = 800

/** A picture in the middle of a text, at the size a page of text has room for. */
export function RichPicture({ disabled, put }: { disabled: boolean; put(address: string): void }) {
  const input = useRef<HTMLInputElement>(null)
  const add = async (file: File | undefined) => {
    const address = file && (await uploadPicture(file))
    if (address) put(pictureAt(address, WIDTH))
  }
  return (
    <>
      <IconButton
        size="sm"
        label={m.deskgoods_rich_picture()}
        icon={<ImagePlus />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={PICTURE_FILES}
        hidden
        onChange={(event) => {
          void add(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
