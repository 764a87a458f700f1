import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'
import * as m from '#words'

/** The large picture with its thumbs; pointing at a thumb, or focusing it, shows it. */
export function ProductGallery({ covers, name }: { covers: readonly string[]; name: string }) {
  const [shown, setShown] = useState(0)
  return (
    <div>
      <Picture
        src={covers[shown] ?? covers[0] ?? ''}
        alt={name}
        priority
        sizes="(min-width: 768px) 448px, 100vw"
        className="rounded-2xl"
      />
      <ul className="mt-3 flex gap-2.5">
        {covers.map((cover, at) => (
          <li key={cover}>
            <button
              type="button"
              aria-label={m.catalogue_picture({ n: at + 1 })}
              aria-pressed={at === shown}
              onClick={() => setShown(at)}
              onFocus={() => setShown(at)}
              onPointerEnter={() => setShown(at)}
              className={cx('block rounded-lg ring-2', at === shown ? 'ring-brand-600' : 'ring-transparent')}
            >
              <Picture src={cover} alt="" sizes="64px" className="size-16 rounded-lg" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
