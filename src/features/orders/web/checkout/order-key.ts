/**
 * The idempotency key of one order form. It belongs to the page's entry in the browser's history and to exactly what
 * is sent: a double click, a retry after a lost answer, or coming back and sending the same again all give the same
 * order; a new visit, or another remark, makes a new one.
 */
export function orderKey(entry: string, body: object): string {
  // The first page of a tab has no entry of its own yet; the moment it was opened tells such pages apart.
  const page = entry === 'default' ? `${Math.round(performance.timeOrigin)}` : entry
  return `order-${page}-${fingerprint(JSON.stringify(body))}`
}

/** FNV-1a, twice with different beginnings: to tell a few bodies of one page apart, not to keep a secret. */
function fingerprint(text: string): string {
  const hash = (begin: number) => {
    let value = begin
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
    return (value >>> 0).toString(36)
  }
  return hash(2_166_136_261) + hash(84_696_351)
}
