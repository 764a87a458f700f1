/** One thing an act changed, as people look for it later. */
export type Trace = {
  /** Its kind: `order`, `product`, `setting`. */
  thing: string
  /** The number or name people know it by. */
  id: string | number
  /** How it was and how it is; what is equal in both is left out. No secrets, no whole phone numbers or addresses. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string
}
