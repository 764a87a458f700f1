import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

export function ProductTitle({ product }: { product: ProductDetail }) {
  return (
    <div className="phrases">
      <h1 className="text-lg font-bold leading-snug text-gray-900 md:text-2xl md:leading-snug">
        {product.product_type === 1 && (
          <Tag tone="blue" size="md" className="mr-2 -translate-y-0.5 align-middle">
            {m.catalogue_virtual()}
          </Tag>
        )}
        {product.name}
      </h1>
      <p className="mt-1.5 text-gray-500 md:text-base">{product.summary}</p>
    </div>
  )
}
