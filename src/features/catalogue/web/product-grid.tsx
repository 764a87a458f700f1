import type { ProductCard as Product } from '#features/catalogue/catalogue-contract.ts'
import { MediaGrid } from '#ui/media-card.tsx'
import { ProductCard } from './product-card.tsx'

export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <MediaGrid>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </MediaGrid>
  )
}
