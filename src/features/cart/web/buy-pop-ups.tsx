import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { AddedDialog } from './added-dialog.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { SkuSheet } from './sku-sheet/sku-sheet.tsx'
import type { Buying } from './use-buying.ts'

type Props = { product: ProductDetail; buying: Buying }

/** What a product page opens on the way to buy: the sheet of phones, and that it lies in the cart. */
export function BuyPopUps({ product, buying }: Props) {
  const { choice, sheet } = buying
  return (
    <>
      <SkuSheet open={sheet !== undefined} onClose={buying.closeSheet} product={product} choice={choice}>
        <BuyButtons buying={buying} size="md" className="flex-1" only={sheet} />
      </SkuSheet>
      <AddedDialog
        open={buying.added}
        onClose={buying.closeAdded}
        product={product}
        sku={choice.sku}
        quantity={choice.quantity}
      />
    </>
  )
}
