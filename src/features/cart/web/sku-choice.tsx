import { useId, useRef } from 'react'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { cx } from '#ui/cx.ts'
import { ChoiceChips } from '#ui/form/choice-chips.tsx'
import * as m from '#words'
import type { Choice } from './use-choice.ts'

/** Few enough to say so before it is chosen. */
const FEW = 20

type Props = {
  skus: ProductDetail['sku_data']
  choice: Choice
  /** As it is called in the form it belongs to. */
  name?: string
}

export function SkuChoice({ skus, choice, name }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // A page may have it twice, once in its sheet: they are no one group.
  const id = useId()
  useOnChange(choice.prompted, (prompted) => {
    if (!prompted) return
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    box.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  })
  return (
    <div
      ref={box}
      className={cx(
        'relative -m-2 scroll-m-24 rounded-xl p-2 ring-2 transition-shadow',
        choice.prompted ? 'ring-warm-400' : 'ring-transparent',
      )}
    >
      <Chips name={name ?? id} skus={skus} choice={choice} />
      {/* In a place of its own: over its neighbours it hid what they say. */}
      <p role="alert">
        {choice.prompted && (
          <span className="mt-2 inline-block animate-rise rounded-lg bg-warm-600 px-3 py-1.5 text-sm font-medium text-white">
            {m.product_choose_first()}
          </span>
        )}
      </p>
    </div>
  )
}

type ChipsProps = { name: string; skus: Props['skus']; choice: Choice }

const Chips = ({ name, skus, choice }: ChipsProps) => (
  <ChoiceChips
    label={m.catalogue_choose_sku()}
    hideLabel
    name={name}
    value={choice.sku && String(choice.sku.id)}
    onChange={(id) => choice.chooseSku(Number(id))}
    options={skus.map((sku) => ({
      value: String(sku.id),
      label: (
        <>
          {sku.name}
          {sku.stock > 0 && sku.stock <= FEW && (
            <span className="ml-1.5 text-xs font-normal text-warm-700">
              {m.product_only_left({ count: sku.stock })}
            </span>
          )}
        </>
      ),
      unavailable: sku.stock === 0 ? m.catalogue_sold_out() : undefined,
    }))}
  />
)
