import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { clearFloors } from '#features/catalogue/clear-floors.ts'
import { paths } from '#paths'
import { useNear } from '#ui/act/use-near.ts'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { DealRow } from './deal-row.tsx'
import { useFloors } from './use-floors.ts'

/** A page ends somewhere: further categories are found by the column and by searching. */
const MOST_FLOORS = 6

type Props = { categories: readonly Category[]; elsewhere: readonly { id: number }[] }

/**
 * A floor for each category: its door is part of the page, its best sold of what stands nowhere above come when somebody
 * is near. So they weigh on nobody who stays at the top.
 */
export function CategoryFloors({ categories, elsewhere }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const floors = useFloors(useNear(box))
  const goods = floors && clearFloors(floors, elsewhere)
  const tops = categories.filter(({ pid }) => pid === 0).slice(0, MOST_FLOORS)
  return (
    <div ref={box}>
      {tops.map((top) => {
        const products = goods?.get(top.id) ?? []
        if (goods && products.length === 0) return null
        const heading = `floor-${top.id}`
        return (
          <section key={top.id} aria-labelledby={heading} className="mt-8">
            <DealRow
              products={products}
              sizes="(min-width: 768px) 224px, 46vw"
              className={goods ? 'floor' : 'floor floor-waiting'}
              before={<Door id={heading} top={top} parts={categories.filter(({ pid }) => pid === top.id)} />}
            />
          </section>
        )
      })}
    </div>
  )
}

const Door = ({ id, top, parts }: { id: string; top: Category; parts: readonly Category[] }) => (
  <div className="floor-door">
    <Picture src={top.image} alt="" sizes="53px" />
    <h2 id={id}>{top.name}</h2>
    <ul>
      {parts.map((part) => (
        <li key={part.id}>
          <Link discover="none" to={paths.search({ type_id: part.id })}>
            {part.name}
          </Link>
        </li>
      ))}
    </ul>
    <Link discover="none" to={paths.search({ type_id: top.id })} className="floor-more">
      {m.home_floor_more({ category: top.name })}
      <ChevronRight />
    </Link>
  </div>
)
