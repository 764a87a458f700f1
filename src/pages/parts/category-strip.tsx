import { Link } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

/** On phones the categories are a row of pictures under the carousel. */
export function CategoryStrip({
  categories,
  className,
}: {
  categories: readonly Category[]
  className?: string
}) {
  return (
    <nav aria-label={m.catalogue_categories()} className={className}>
      <ul className="grid grid-cols-5 gap-1 md:flex md:gap-6">
        {categories
          .filter((category) => category.pid === 0)
          .map((category) => (
            <li key={category.id}>
              <Link
                discover="none"
                to={paths.search({ type_id: category.id })}
                className="flex flex-col items-center gap-1.5 rounded-xl py-1 text-center text-xs text-gray-800"
              >
                <Picture src={category.image} alt="" sizes="52px" className="size-13 rounded-full" />
                {category.name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
