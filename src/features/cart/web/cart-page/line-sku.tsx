import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { MAX_QUANTITY, mostOf } from '#features/cart/quantity-rules.ts'
import * as m from '#words'
import { ChooseSheet } from '../sku-sheet/choose-sheet.tsx'
import type { Sku } from '../use-choice.ts'

type Props = {
  line: CartLine
  num: number
  onChange: (line: CartLine, sku: Sku, num: number) => Promise<boolean>
}

/** Which one it is; a press offers the others. */
export function LineSku({ line, num, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const { name } = line.sku_price
  // What is no longer sold at all has no other to offer.
  if (line.state === 'off_sale' || line.state === 'virtual')
    return name ? <p className="mt-1 text-gray-500">{name}</p> : null
  return (
    <>
      <button
        type="button"
        aria-label={m.sheet_change({ name: line.product.name, sku: name })}
        onClick={() => setOpen(true)}
        className="plain-kept mt-1 flex h-7 max-w-full items-center gap-1 rounded-md bg-gray-100 px-2 text-xs text-gray-600 transition-colors hover:bg-brand-50 hover:text-brand-700"
      >
        <span className="truncate">{name}</span>
        <ChevronDown className="size-3.5 shrink-0" aria-hidden="true" />
      </button>
      {open && (
        <ChooseSheet
          productId={line.product_id}
          named={{ sku: line.sku_price_id, num }}
          mostOf={(sku) => (sku ? mostOf(sku.stock) : MAX_QUANTITY)}
          act={m.sheet_confirm()}
          onChosen={(sku, chosen) => onChange(line, sku, chosen)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
