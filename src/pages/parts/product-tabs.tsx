import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { ReviewPanel, type ReviewPanelProps } from '#features/reviews/web/review-panel.tsx'
import { decodeEntities } from '#platform/decode-entities.ts'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { cx } from '#ui/cx.ts'
import { Tabs } from '#ui/move/tabs.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { RichText } from '#ui/show/rich-text.tsx'
import * as m from '#words'

export const REVIEWS_ID = 'reviews'

export type ProductTab = 'reviews' | 'details'

type Props = Omit<ReviewPanelProps, 'productId'> & {
  product: ProductDetail
  tab: ProductTab
  onTab: (tab: ProductTab) => void
  /** At the end of the row of tabs, which stays in view. */
  end?: ReactNode
}

/** What the seller says, then what others say: fresh goods are bought by where they come from. */
export function ProductTabs({ product, tab, onTab, end, ...reviews }: Props) {
  return (
    <section id={REVIEWS_ID} aria-label={m.product_tabs()} className="min-w-0 scroll-mt-2">
      <Tabs
        label={m.product_tabs()}
        value={tab}
        onChange={(value) => onTab(value === 'details' ? 'details' : 'reviews')}
        keepPanels
        listClassName="sticky top-0 z-10 bg-white max-md:top-12"
        end={end}
        items={[
          { value: 'details', label: m.product_details(), content: <Details product={product} /> },
          {
            value: 'reviews',
            label: m.product_reviews(),
            count: reviews.summary.count,
            content: <ReviewPanel key={product.id} productId={product.id} {...reviews} />,
          },
        ]}
      />
    </section>
  )
}

/** The seller's word, and every picture but the one that leads. */
function Details({ product: { intro, covers, cover_alts, name } }: { product: ProductDetail }) {
  // They are far below and have been in the gallery: the page is sent with their places alone.
  const [alive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  const pictures = covers.slice(1)
  if (!intro && covers.length < 2) return <EmptyState scene="basket" title={m.product_no_details()} />
  return (
    <div className="max-w-4xl space-y-6">
      {intro && <RichText html={decodeEntities(intro)} />}
      {/* Whole rows: three stand side by side where there is room for them. */}
      <div className={cx('grid gap-3 sm:grid-cols-2', pictures.length % 3 === 0 && 'lg:grid-cols-3')}>
        {pictures.map((picture, at) =>
          alive ? (
            <Picture
              key={picture}
              src={picture}
              alt={cover_alts[at + 1] || name}
              sizes="(min-width: 640px) 442px, 100vw"
              className="rounded-2xl"
            />
          ) : (
            <span key={picture} className="picture rounded-2xl noscript:hidden" />
          ),
        )}
      </div>
    </div>
  )
}

/** The reviews come first for whoever asks for them, by a filter in the address or its end. */
export function useProductTab(asked: boolean) {
  const [tab, setTab] = useState<ProductTab>(asked ? 'reviews' : 'details')
  const { hash } = useLocation()
  useOnChange(hash, () => {
    if (hash === `#${REVIEWS_ID}`) setTab('reviews')
  })
  return [tab, setTab] as const
}
