import type { PageName } from './patterns.ts'

const SORT = ['orderby', 'orderway']

/**
 * The public pages, each one page for everyone, with what they read from their query. All others are rendered for the
 * person who asks.
 */
export const PUBLIC_PAGES: Partial<Record<PageName, readonly string[]>> = {
  home: ['type_id', ...SORT],
  search: ['keyword', ...SORT, 'min_price', 'max_price', 'type_id', 'page'],
  product: ['sku', 'num', 'review', 'review_page'],
  shop: ['keyword', ...SORT, 'page'],
  systemPage: [],
  singlePage: ['id'],
  news: ['type', 'page'],
  post: ['page'],
}
