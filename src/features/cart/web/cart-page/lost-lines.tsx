import { mostOf } from '#features/cart/quantity-rules.ts'
import { Button } from '#ui/act/button.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { LineActs } from './cart-row.tsx'
import { LineGoods } from './line-parts.tsx'
import { LineSku } from './line-sku.tsx'
import type { CartActs } from './use-cart-acts.ts'

/** What cannot be bought as it stands, each with the reason; what is only short can be made to fit. */
export function LostLines({ acts }: { acts: CartActs }) {
  const { lost } = acts
  if (lost.length === 0) return null
  return (
    <section aria-labelledby="lost" className="mt-6 rounded-2xl bg-gray-50 p-4 @3xl:p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id="lost" className="font-semibold text-gray-700">
          {m.cart_lost({ count: lost.length })}
        </h2>
        <Button variant="link" size="sm" onClick={() => acts.remove(lost)}>
          {m.cart_clear_lost()}
        </Button>
      </div>
      <ul className="divide-y divide-gray-200">
        {lost.map((line) => (
          <li
            key={line.id}
            className="py-4 last:pb-0 @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_auto_8rem] @3xl:items-center @3xl:gap-x-4"
          >
            <LineGoods
              line={line}
              pale
              sku={<LineSku line={line} num={line.num} onChange={acts.changeSku} />}
            />
            <div className="flex flex-wrap items-center gap-3 @max-3xl:mt-2 @max-3xl:pl-23">
              <Tag tone="red" size="md">
                {line.reason}
              </Tag>
              {line.state === 'short' && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${m.cart_take_left({ left: mostOf(line.sku_price.stock) })} ${line.product.name}`}
                  onClick={() => acts.setNum(line, mostOf(line.sku_price.stock))}
                >
                  {m.cart_take_left({ left: mostOf(line.sku_price.stock) })}
                </Button>
              )}
            </div>
            <LineActs line={line} acts={acts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
