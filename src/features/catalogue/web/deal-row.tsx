import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'

/** No more than this is shown of a product, so no more of it need travel. */
export type Deal = Pick<ProductCard, 'id' | 'name' | 'cover' | 'cover_alt' | 'price'>

export const dealOf = ({ id, name, cover, cover_alt, price }: Deal): Deal => ({
  id,
  name,
  cover,
  cover_alt,
  price,
})

type Props = { products: readonly Deal[]; sizes?: string; className?: string; before?: ReactNode }

/** Many goods in little room: a picture, a name, a price. */
export const DealRow = ({ products, sizes = '104px', className = 'deals', before }: Props) => (
  <div className={className}>
    {before}
    {products.map((product) => (
      <article key={product.id} className="deal">
        <Picture src={product.cover} alt={product.cover_alt} sizes={sizes} />
        <div>
          <h3>
            <Link discover="none" prefetch="intent" viewTransition to={paths.product(product.id)}>
              {product.name}
            </Link>
          </h3>
          <Price value={product.price} />
        </div>
      </article>
    ))}
  </div>
)
