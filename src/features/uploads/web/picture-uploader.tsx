import { acceptOf, MAX_PICTURES } from '#features/uploads/uploads-rules.ts'
import { UploadTiles } from '#ui/form/upload-tiles.tsx'
import * as m from '#words'
import type { PictureUpload } from './use-picture-upload.ts'

type PictureUploaderProps = { label: string; pictures: PictureUpload; max?: number; error?: string }

/** `const pictures = usePictureUpload('review')`, shown as tiles. */
export function PictureUploader({ label, pictures, max = MAX_PICTURES, error }: PictureUploaderProps) {
  return (
    <UploadTiles
      label={label}
      items={pictures.items}
      max={max}
      accept={acceptOf(pictures.purpose)}
      onPick={pictures.add}
      onRemove={pictures.remove}
      onRetry={pictures.retry}
      hint={m.uploads_hint({ max })}
      error={error}
    />
  )
}
