import { Link } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { DealRow } from './deal-row.tsx'
import { useFloors } from './use-floors.ts'

const GOODS = 6

/** What a category holds: the smaller ones in it, and its best sold. */
export function CategoryFlyOut({ top, children }: { top: Category; children: readonly Category[] }) {
  const floors = useFloors(true)
  const products = floors?.find((floor) => floor.category_id === top.id)?.products ?? []
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-2">
        {children.map((child) => (
          <li key={child.id}>
            <Link
              discover="none"
              to={paths.search({ type_id: child.id })}
              className="flex items-center gap-2 rounded-full bg-gray-50 py-1 pl-1 pr-3.5 text-gray-800 hover:bg-brand-50 hover:text-brand-700"
            >
              <Picture src={child.image} alt="" sizes="32px" className="size-8 rounded-full" />
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <>
          <p className="mb-3 font-semibold text-gray-900">{m.home_hot_in({ category: top.name })}</p>
          <DealRow
            products={products.slice(0, GOODS)}
            className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-lg:[&>:nth-child(n+5)]:hidden"
          />
        </>
      )}
    </>
  )
}
