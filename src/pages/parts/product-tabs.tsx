import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { ReviewPanel, type ReviewPanelProps } from '#features/reviews/web/review-panel.tsx'
import { decodeEntities } from '#platform/entities.ts'
import { Tabs } from '#ui/move/tabs.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { RichText } from '#ui/show/rich-text.tsx'
import * as m from '#words'

export const REVIEWS_ID = 'reviews'

/** Without JavaScript no tab can be changed, so both panels stand one below the other. */
const BOTH_PANELS = '@layer base{[role=tabpanel][hidden]{display:block!important}}'

export type ProductTab = 'reviews' | 'details'

type Props = Omit<ReviewPanelProps, 'productId'> & {
  product: ProductDetail
  tab: ProductTab
  onTab: (tab: ProductTab) => void
}

/** What others say, and what the seller says. A product nobody reviewed opens with the seller's word. */
export function ProductTabs({ product, tab, onTab, ...reviews }: Props) {
  return (
    <section id={REVIEWS_ID} aria-label={m.product_tabs()} className="min-w-0 scroll-mt-2">
      <noscript>
        <style>{BOTH_PANELS}</style>
      </noscript>
      <Tabs
        label={m.product_tabs()}
        value={tab}
        onChange={(value) => onTab(value === 'details' ? 'details' : 'reviews')}
        keepPanels
        listClassName="sticky top-0 z-10 bg-white/95 backdrop-blur-md"
        items={[
          {
            value: 'reviews',
            label: m.product_reviews(),
            count: reviews.summary.count,
            content: <ReviewPanel key={product.id} productId={product.id} {...reviews} />,
          },
          {
            value: 'details',
            label: m.product_details(),
            content: product.intro ? (
              <RichText html={decodeEntities(product.intro)} className="max-w-4xl" />
            ) : (
              <EmptyState icon={<FileText />} title={m.product_no_details()} />
            ),
          },
        ]}
      />
    </section>
  )
}

export const useProductTab = (reviews: number) => useState<ProductTab>(reviews > 0 ? 'reviews' : 'details')
