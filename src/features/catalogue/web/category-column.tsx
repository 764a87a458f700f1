import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

/** So many have room for a second line, and so many for one; the rest is found by searching. */
const ROOMY = 7
const MOST = 12

type FlyOut = ComponentType<{ top: Category; children: readonly Category[] }>

/**
 * The categories beside the carousel, each with a fly-out of what it holds; open on hover and keyboard focus. The fly-outs
 * are fetched when the first is about to open: most visits open none, and without JavaScript each category has its page.
 */
export function CategoryColumn({ categories }: { categories: readonly Category[] }) {
  const tops = categories.filter((category) => category.pid === 0).slice(0, MOST)
  const dense = tops.length > ROOMY
  const [Inside, setInside] = useState<FlyOut>()
  const want = () => {
    if (Inside) return
    // Without it each category still leads to its page.
    import('./category-fly-out.tsx').then(
      (part) => setInside(() => part.CategoryFlyOut),
      () => undefined,
    )
  }
  return (
    <nav
      aria-label={m.catalogue_categories()}
      className="relative h-full rounded-2xl bg-white shadow-sm ring-1 ring-gray-100"
      onPointerMove={want}
      onFocus={want}
    >
      {/* Each has its place before the others are there. */}
      <ul
        className="grid h-full items-center py-2"
        style={{ gridTemplateRows: `repeat(${tops.length}, minmax(0, 1fr))` }}
      >
        {tops.map((top) => (
          <li key={top.id} className="menu-branch">
            <Link
              discover="none"
              to={paths.search({ type_id: top.id })}
              className={cx('menu-place', dense ? 'py-1' : 'py-2.5')}
            >
              <Picture src={top.image} alt="" sizes="40px" className={dense ? 'size-7' : ''} />
              <span className="menu-words">
                {top.name}
                {!dense && <small>{namesUnder(categories, top.id)}</small>}
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
            {Inside && (
              <div className="menu-inside">
                <Inside top={top}>{childrenOf(categories, top.id)}</Inside>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const childrenOf = (categories: readonly Category[], topId: number) =>
  categories.filter((category) => category.pid === topId)

const namesUnder = (categories: readonly Category[], topId: number) =>
  childrenOf(categories, topId)
    .map((child) => child.name)
    .join(' / ')
