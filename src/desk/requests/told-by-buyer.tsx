import type { SellerAfterSaleDetail } from '#features/after-sales/after-sales-seller-contract.ts'
import { PictureRow } from '#ui/show/picture-row.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'

/** What the buyer wrote with a request, and the pictures that show it. */
export const ToldByBuyer = ({ content, images }: Pick<SellerAfterSaleDetail, 'content' | 'images'>) => (
  <>
    {content && (
      <p className="mt-3">
        <Written text={content} />
      </p>
    )}
    <PictureRow
      pictures={images}
      label={m.desk_evidence()}
      labelOf={(position) => m.desk_evidence_one({ position })}
      size="lg"
      className="mt-3"
    />
  </>
)
