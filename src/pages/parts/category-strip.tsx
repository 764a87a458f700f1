import { Link } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

type Props = { categories: readonly Category[]; className?: string }

/** On phones the categories are a row of pictures under the carousel. */
export function CategoryStrip({ categories, className }: Props) {
  return (
    <nav aria-label={m.catalogue_categories()} className={className}>
      <ul className="grid grid-cols-5 gap-1 md:flex md:gap-6">
        {categories
          .filter((category) => category.pid === 0)
          .map((category) => (
            <li key={category.id}>
              <Link discover="none" to={paths.search({ type_id: category.id })} className="strip-place">
                <Picture src={category.image} alt="" sizes="52px" />
                {category.name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
