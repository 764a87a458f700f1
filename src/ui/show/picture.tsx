import ImageOff from 'lucide-react/icons/image-off'
import { useCallback, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { type PictureShape, pictureAt, pictureSet } from './picture-at.ts'

export type PictureProps = {
  src: string
  /** Empty when the words beside it already say what it shows. */
  alt: string
  /** How wide it is drawn, as `sizes` of HTML: "(min-width: 768px) 224px, 46vw". */
  sizes?: string
  /** Keeps the place before the picture arrives; `fill` takes the size of its parent. */
  ratio?: PictureShape | 'fill'
  /** For what is seen first: loaded at once and before others. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  className?: string
}

// Classes and not a style attribute: a strict Content-Security-Policy drops those from served pages.
const RATIOS: Record<PictureShape | 'fill', { box: string; height: number }> = {
  '1/1': { box: 'aspect-square', height: 480 },
  '4/3': { box: 'aspect-4/3', height: 360 },
  '3/2': { box: 'aspect-3/2', height: 320 },
  '16/9': { box: 'aspect-video', height: 270 },
  '2/1': { box: 'aspect-2/1', height: 240 },
  '3/4': { box: 'aspect-3/4', height: 640 },
  fill: { box: 'size-full', height: 480 },
}
const DRAWN_WIDTH = 480

export function Picture({
  src,
  alt,
  sizes = '100vw',
  ratio = '1/1',
  priority,
  fit = 'cover',
  className,
}: PictureProps) {
  const [lost, setLost] = useState<string>()
  // The error may have happened before React took over the page: then no event will ever come.
  const check = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.getAttribute('src'))
      setLost(img.getAttribute('src') ?? '')
  }, [])
  // Shown whole, it keeps the shape it has.
  const shape: PictureShape | undefined = fit === 'cover' && ratio !== 'fill' ? ratio : undefined
  const address = pictureAt(src, DRAWN_WIDTH, shape)
  const missing = !src || lost === address

  return (
    <span className={cx('relative block overflow-hidden bg-gray-100', RATIOS[ratio].box, className)}>
      {missing ? (
        <span className="absolute inset-0 grid place-items-center text-gray-400">
          <ImageOff className="size-1/4 max-h-8 max-w-8" strokeWidth={1.5} />
          {alt && <span className="sr-only">{alt}</span>}
        </span>
      ) : (
        <img
          ref={check}
          src={address}
          srcSet={pictureSet(src, shape)}
          sizes={pictureSet(src) && sizes}
          alt={alt}
          width={DRAWN_WIDTH}
          height={RATIOS[ratio].height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className={cx('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
          onError={() => setLost(address)}
        />
      )}
    </span>
  )
}
