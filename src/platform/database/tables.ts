/**
 * Every table's type. Features add their own next to the code that owns the table:
 *
 *   declare module '#platform/database/tables.ts' {
 *     interface Tables { product: ProductTable }
 *   }
 *
 * The compiler reads all sources as one program, so nobody imports such a file to use its tables.
 */
export interface Tables {
  migration: { name: string; checksum: string; applied_at: Date; since: string | null }
  idempotency: IdempotencyTable
}

export interface IdempotencyTable {
  actor: string
  call: string
  key: string
  body_hash: string
  answer: string
  created_at: Date
}
