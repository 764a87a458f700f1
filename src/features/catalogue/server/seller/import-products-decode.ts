import * as m from '#words'
import { SheetUnreadable } from './import-products-faults.ts'

/** Spreadsheets like to save in the encoding of their country: that is said at once instead of keeping garbled names. */
export async function* decodeUtf8(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new SheetUnreadable(1, (options) => m.seller_fault_encoding({}, options))
    }
  }
  for await (const bytes of source) yield decode(bytes)
  yield decode()
}
