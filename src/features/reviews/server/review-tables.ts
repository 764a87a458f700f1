import type { Generated } from 'kysely'

export interface ReviewTable {
  id: Generated<number>
  product_id: number
  buyer_id: number
  order_item_id: number | null
  level: number
  content: string
  pictures: string[]
  anonymous: boolean
  created_at: Date
  /** The shop's public answer; '' where there is none. */
  answer: Generated<string>
  answered_at: Date | null
  hidden_at: Date | null
  hidden_reason: Generated<string>
}

export interface ReviewTallyTable {
  product_id: number
  total: number
  good: number
  medium: number
  bad: number
  pictured: number
  level_sum: number
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    review: ReviewTable
    review_tally: ReviewTallyTable
  }
}
