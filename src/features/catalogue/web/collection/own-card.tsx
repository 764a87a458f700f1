import type { ReactNode } from 'react'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { MediaCard } from '#ui/show/media-card.tsx'
import { Price } from '#ui/show/price.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

export type OwnProduct = {
  cover: string
  name: string
  price: string
  product_type: number
  sold_out: number
  on_sale: number
}

type Props = {
  id: number
  card: OwnProduct
  corner: ReactNode
  priority?: boolean
}

/** A product in one of the buyer's own lists: it stays there when it can no longer be had, and says so. */
export function OwnCard({ id, card, corner, priority }: Props) {
  const gone = card.on_sale === 0
  return (
    <MediaCard
      href={paths.product(id)}
      picture={card.cover}
      title={card.name}
      price={<Price value={card.price} />}
      veil={gone ? m.collection_off_shelf() : card.sold_out ? m.catalogue_sold_out() : undefined}
      tags={card.product_type === 1 && <Tag tone="blue">{m.catalogue_virtual()}</Tag>}
      corner={corner}
      action={
        gone ? undefined : (
          <ButtonLink
            href={paths.product(id)}
            size="sm"
            variant="buy"
            aria-label={`${card.sold_out ? m.collection_look() : m.collection_buy()} ${card.name}`}
          >
            {card.sold_out ? m.collection_look() : m.collection_buy()}
          </ButtonLink>
        )
      }
      heading="h3"
      priority={priority ?? false}
    />
  )
}
