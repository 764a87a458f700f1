import ImageOff from 'lucide-react/icons/image-off'
import { useCallback, useState } from 'react'
import { onceEach } from '#platform/once-each.ts'
import { cx } from '#ui/cx.ts'
import { type PictureShape, pictureAt, pictureSet, widthsFor } from './picture-at.ts'

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

// Classes and not a style attribute: a strict Content-Security-Policy drops those from served pages. Most are square:
// `picture` itself says so.
const RATIOS: Record<PictureShape | 'fill', string> = {
  '1/1': '',
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-video',
  '2/1': 'aspect-2/1',
  '3/4': 'aspect-3/4',
  fill: 'size-full',
}
const DRAWN_WIDTH = 480

/** The server draws the same few sizes for everybody, and reads each of them once. */
const widthsOf = import.meta.env.SSR ? onceEach(widthsFor) : widthsFor

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
  const widths = widthsOf(sizes)
  const address = pictureAt(src, Math.min(DRAWN_WIDTH, widths.at(-1) ?? DRAWN_WIDTH), shape)
  const set = pictureSet(src, widths, shape)
  const missing = !src || lost === address

  return (
    <span className={cx('picture', RATIOS[ratio], fit === 'contain' && 'picture-whole', className)}>
      {missing ? (
        <span className="absolute inset-0 grid place-items-center text-gray-400">
          <ImageOff className="size-1/4 max-h-8 max-w-8" strokeWidth={1.5} />
          {alt && <span className="sr-only">{alt}</span>}
        </span>
      ) : (
        <img
          ref={check}
          src={address}
          srcSet={set}
          sizes={set && sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          onError={() => setLost(address)}
        />
      )}
    </span>
  )
}
