import type { FoundProduct } from '#features/catalogue/search-contract.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Highlight } from '#ui/highlight.tsx'
import { MediaGrid } from '#ui/media-card.tsx'
import { SkeletonCard, Waiting } from '#ui/skeleton.tsx'
import * as m from '#words'
import { productPath } from '../../product-path.ts'
import { FavouriteButton } from '../collection/favourite-button.tsx'
import { ProductCard } from '../product-card.tsx'

/** Cards on a phone's first screen and on two rows of a wide one load at once. */
const SEEN_FIRST = 5

export function FoundGrid({ products }: { products: readonly FoundProduct[] }) {
  return (
    <MediaGrid>
      {products.map((product, at) => (
        <ProductCard
          key={product.id}
          product={product}
          priority={at < SEEN_FIRST}
          title={<Highlight text={product.name} ranges={product.hits} />}
          corner={
            <FavouriteButton productId={product.id} name={product.name} collected={product.is_collect} />
          }
          action={
            <ButtonLink href={productPath(product.id)} size="sm" variant="buy">
              {m.search_buy()}
            </ButtonLink>
          }
        />
      ))}
    </MediaGrid>
  )
}

export function FoundSkeleton() {
  return (
    <Waiting>
      <MediaGrid>
        {Array.from({ length: 10 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical grey cards have no other name
          <SkeletonCard key={card} />
        ))}
      </MediaGrid>
    </Waiting>
  )
}
