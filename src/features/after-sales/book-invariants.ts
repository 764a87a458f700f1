import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'

/** What must always hold of money and stock. */
export const BOOK_INVARIANTS = [
  'entries',
  'wallets',
  'owed',
  'outside',
  'provider',
  'amounts',
  'sales',
  'receipts',
  'surplus',
  'refunds',
  'stock',
  'stock_moves',
  'coupons',
  'events',
  'after_sales',
  'item_refunds',
] as const
export type BookInvariant = (typeof BOOK_INVARIANTS)[number]

/** What each of them says. */
export const BOOK_SENTENCES: Record<BookInvariant, Sentence> = {
  entries: m.payment_books_entries,
  wallets: m.payment_books_wallets,
  owed: m.payment_books_owed,
  outside: m.money_books_outside,
  provider: m.payment_books_provider,
  amounts: m.payment_books_amounts,
  sales: m.payment_books_sales,
  receipts: m.payment_books_receipts,
  surplus: m.payment_books_surplus,
  refunds: m.payment_books_refunds,
  stock: m.payment_books_stock,
  stock_moves: m.stock_books_moves,
  coupons: m.payment_books_coupons,
  events: m.payment_books_events,
  after_sales: m.aftersales_books,
  item_refunds: m.refunds_books,
}
