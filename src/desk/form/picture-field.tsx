import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import type { PictureShape } from '#ui/show/picture-at.ts'
import { Spinner } from '#ui/show/spinner.tsx'
import * as m from '#words'
import { PICTURE_FILES, uploadPicture } from './upload-picture.ts'

type Props = {
  label: string
  /** Its address, or nothing yet. */
  value: string
  change(address: string): void
  ratio?: PictureShape
  error?: string | undefined
  className?: string
}

/** One picture: chosen or dropped, and in the library at once; the form keeps its address. */
export function PictureField({ label, value, change, ratio = '1/1', error, className = 'w-40' }: Props) {
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const address = await uploadPicture(file)
    setBusy(false)
    if (address) change(address)
  }
  return (
    <div>
      <p className="mb-1.5 font-medium text-gray-700">{label}</p>
      <div
        className={cx(
          'relative overflow-hidden rounded-xl border border-dashed border-gray-400 bg-gray-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-700',
          className,
        )}
      >
        {value ? (
          <Picture src={value} alt="" ratio={ratio} sizes="320px" />
        ) : (
          <span className="grid h-28 place-items-center text-gray-500">
            <ImagePlus className="size-7" strokeWidth={1.5} />
          </span>
        )}
        {busy && (
          <span className="absolute inset-0 grid place-items-center bg-white/70">
            <Spinner />
          </span>
        )}
        {/* It covers its place, so a picture can be dropped on it as well. */}
        <input
          type="file"
          aria-label={m.deskgoods_choose_picture({ label })}
          aria-invalid={error ? true : undefined}
          accept={PICTURE_FILES}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {error && <p className="mt-1.5 text-red-600">{error}</p>}
    </div>
  )
}
