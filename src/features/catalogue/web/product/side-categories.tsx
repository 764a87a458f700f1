import { Link } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

type Props = { categories: readonly Category[]; current: { id: number; topId: number } }

/** All categories; the one of this product stands open. */
export function SideCategories({ categories, current }: Props) {
  const tops = categories.filter(({ pid }) => pid === 0)
  if (categories.length < 2) return null
  return (
    <nav aria-labelledby="side-categories" className="rounded-2xl bg-white p-3 ring-1 ring-gray-200/70">
      <h2 id="side-categories" className="px-2 pb-1 pt-1 font-semibold text-gray-900">
        {m.catalogue_categories()}
      </h2>
      <ul>
        {tops.map((top) => (
          <li key={top.id}>
            <Link
              discover="none"
              to={paths.search({ type_id: top.id })}
              className={cx('side-place', top.id === current.topId && 'font-medium text-brand-700')}
            >
              <Picture src={top.image} alt="" sizes="32px" />
              {top.name}
            </Link>
            {top.id === current.topId && (
              <ul className="mb-1.5 mt-1 flex flex-wrap gap-1.5 pl-12">
                {categories
                  .filter(({ pid }) => pid === top.id)
                  .map((child) => (
                    <li key={child.id}>
                      <Link
                        discover="none"
                        to={paths.search({ type_id: child.id })}
                        aria-current={child.id === current.id ? 'true' : undefined}
                        className="menu-leaf"
                      >
                        {child.name}
                      </Link>
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
