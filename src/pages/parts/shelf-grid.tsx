import { CardPlus } from '#features/cart/web/card-plus.tsx'
import type { ProductCard as Product } from '#features/catalogue/catalogue-contract.ts'
import { FavouriteHeart } from '#features/catalogue/web/collection/favourite-heart.tsx'
import { ProductCard } from '#features/catalogue/web/product-card.tsx'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { fitting, overhang } from '#ui/show/fitting.ts'
import { Highlight } from '#ui/show/highlight.tsx'
import { MediaGrid } from '#ui/show/media-card.tsx'
import * as m from '#words'

/** Found products carry the places in their names where the keyword stands. */
type Shown = Product & { hits?: readonly (readonly [number, number])[] }

type Props = {
  products: readonly Shown[]
  /** So many are on the first screen and load at once. */
  seenFirst?: number
  /** After one of them was put into the cart. */
  onAdded?: () => unknown
  /** Beside what a page is about, the plus is enough. */
  aside?: boolean
  /** Not all there is: what would begin a last row without filling it is left out. */
  cut?: boolean
}

/** Product cards as every list of the shop shows them: with the heart and the way to buy. */
export function ShelfGrid({ products, seenFirst = 0, onAdded, aside, cut }: Props) {
  return (
    <MediaGrid className={cut ? '' : fitting(products.length)}>
      {products.map((product, at) => (
        <ProductCard
          key={product.id}
          product={product}
          className={cut ? overhang(products.length, at) : ''}
          priority={at < seenFirst}
          title={product.hits && <Highlight text={product.name} ranges={product.hits} />}
          corner={
            <FavouriteHeart productId={product.id} name={product.name} collected={product.is_collect} />
          }
          action={
            <>
              {!aside && (
                <ButtonLink href={paths.product(product.id)} size="sm" variant="buy">
                  {m.home_buy()}
                </ButtonLink>
              )}
              <CardPlus product={product} onAdded={onAdded} />
            </>
          }
        />
      ))}
    </MediaGrid>
  )
}
