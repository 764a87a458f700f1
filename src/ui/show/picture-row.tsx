import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { Picture } from './picture.tsx'
import { useLightbox } from './use-lightbox.ts'

export type PictureRowProps = {
  pictures: readonly string[]
  /** What they show, for screen readers. */
  label: string
  /** What the button of one says, counted from 1. */
  labelOf: (position: number) => string
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const SIZES = {
  sm: { sizes: '72px', className: 'size-18' },
  md: { sizes: '96px', className: 'size-20 md:size-24' },
  lg: { sizes: '(min-width: 768px) 256px, 160px', className: 'size-40 md:size-64' },
}

/** Small pictures in a row, each as large as the screen at a press; nothing at all without one. */
export function PictureRow({ pictures, label, labelOf, size = 'sm', className }: PictureRowProps) {
  const Lightbox = useLightbox()
  const [enlarged, setEnlarged] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={cx('flex flex-wrap gap-2', className)}>
        {pictures.map((picture, at) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={labelOf(at + 1)}
              onClick={() => setEnlarged(at)}
              className="block cursor-zoom-in overflow-hidden rounded-lg"
            >
              <Picture src={picture} alt="" {...SIZES[size]} />
            </button>
          </li>
        ))}
      </ul>
      {Lightbox && (
        <Lightbox pictures={pictures} label={label} at={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  )
}
