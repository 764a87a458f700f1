import { mostOf } from '#features/cart/quantity-rules.ts'
import { GoodsLine } from '#features/catalogue/web/goods-line.tsx'
import type { PreviewLine } from '#features/orders/orders-contract.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { Card } from '#ui/show/card.tsx'
import { Price } from '#ui/show/price.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

const GRID = '@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_6rem_9rem_6rem] @2xl:items-center @2xl:gap-x-4'

type Props = {
  lines: readonly PreviewLine[]
  numOf: (line: PreviewLine) => number
  /** The form it is sent with where no script runs. */
  form: string
  onNum: (line: PreviewLine, num: number) => void
  /** Absent where the order would be empty without it. */
  onRemove: ((line: PreviewLine) => void) | undefined
}

export function GoodsTable({ lines, form, numOf, onNum, onRemove }: Props) {
  return (
    <Card title={m.checkout_goods()} look="outline">
      <div className="@container">
        <div
          aria-hidden="true"
          className={`rounded-lg bg-gray-50 px-4 py-3 text-gray-600 @max-2xl:hidden ${GRID}`}
        >
          <span>{m.checkout_goods_name()}</span>
          <span className="text-right">{m.checkout_price()}</span>
          <span className="text-center">{m.checkout_quantity()}</span>
          <span className="text-right">{m.checkout_amount()}</span>
        </div>
        <ul className="divide-y divide-gray-100">
          {lines.map((line) => (
            <li key={line.sku_price_id} className={`py-4 @2xl:px-4 ${GRID}`}>
              <Goods line={line} onRemove={onRemove && (() => onRemove(line))} />
              <span className="@max-2xl:hidden @2xl:text-right">
                <Price value={line.price} size="sm" tone="ink" />
              </span>
              <div className="flex items-center justify-between gap-3 @max-2xl:mt-3 @max-2xl:pl-23 @2xl:justify-center">
                <Price value={line.price} size="sm" className="@2xl:hidden" />
                {line.state !== 'gone' && (
                  <QuantityStepper
                    size="sm"
                    form={form}
                    name={`num-${line.sku_price_id}`}
                    value={numOf(line)}
                    max={mostOf(line.stock)}
                    label={m.checkout_quantity_of({ name: line.product.name })}
                    onChange={(num) => onNum(line, num)}
                  />
                )}
              </div>
              <span className="@max-2xl:hidden @2xl:text-right">
                <Price value={toYuan((fromYuan(line.price) ?? 0) * numOf(line))} size="sm" />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Goods({ line, onRemove }: { line: PreviewLine; onRemove: (() => void) | undefined }) {
  const { product, sku } = line
  return (
    <GoodsLine
      id={line.product_id}
      name={product.name}
      picture={product.cover}
      option={
        <>
          {sku.name}
          {product.product_type === 1 && <Tag tone="blue">{m.checkout_virtual()}</Tag>}
        </>
      }
      size="md"
    >
      {line.state !== 'ok' && (
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          <Tag tone="red">
            {line.state === 'short' ? m.checkout_short({ left: line.stock }) : m.checkout_gone()}
          </Tag>
          {onRemove && (
            <Button
              variant="link"
              size="sm"
              aria-label={`${m.checkout_remove()} ${product.name}`}
              onClick={onRemove}
            >
              {m.checkout_remove()}
            </Button>
          )}
        </p>
      )}
    </GoodsLine>
  )
}
