import type { ProductCard as Product } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { MediaCard } from '#ui/show/media-card.tsx'
import { Price } from '#ui/show/price.tsx'
import { showCount } from '#ui/show/show-count.ts'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { UnitPriceText } from './product/unit-price-text.tsx'

export type ProductCardProps = {
  product: Product
  /** On the picture: the favourite heart. */
  corner?: React.ReactNode
  action?: React.ReactNode
  title?: React.ReactNode
  priority?: boolean
  className?: string
}

export function ProductCard({
  product,
  corner,
  action,
  title,
  priority = false,
  className = '',
}: ProductCardProps) {
  return (
    <MediaCard
      href={paths.product(product.id)}
      picture={product.cover}
      alt={product.cover_alt}
      title={title ?? product.name}
      price={
        <>
          <Price value={product.price} /> <UnitPriceText sku={product} />
        </>
      }
      meta={product.sales > 0 && m.catalogue_sold({ count: showCount(product.sales) })}
      veil={product.sold_out ? m.catalogue_sold_out() : undefined}
      tags={
        <>
          {product.free_shipping === 1 && product.product_type !== 1 && (
            <Tag tone="brand">{m.catalogue_free_shipping()}</Tag>
          )}
          {product.product_type === 1 && <Tag tone="blue">{m.catalogue_virtual()}</Tag>}
        </>
      }
      corner={corner}
      action={action}
      priority={priority}
      className={className}
    />
  )
}
