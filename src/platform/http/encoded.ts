import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes to be sent, with their compressed forms made on first demand and kept beside them. */
export type Encoded = { plain: Buffer; br?: Buffer; gzip?: Buffer }
export type Encoding = 'br' | 'gzip'
export type EncodedForm = { bytes: Buffer; encoding: Encoding | undefined }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this size compression saves no packet. */
const WORTH_IT = 1000

export const encodable = (plain: Buffer): Encoded => ({ plain })

/** The best form both sides know. Brotli only where `kept`: it is worth its time when sent many times. */
export function chooseEncoding(accepted: string | undefined, kept: boolean): Encoding | undefined {
  if (!accepted) return undefined
  if (kept && accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

/** The bytes in a form the caller accepts; at once when it is at hand already. */
export function encodedBytes(
  encoded: Encoded,
  encoding: Encoding | undefined,
): EncodedForm | Promise<EncodedForm> {
  if (!encoding || encoded.plain.length < WORTH_IT) return { bytes: encoded.plain, encoding: undefined }
  const ready = encoded[encoding]
  return ready ? { bytes: ready, encoding } : compress(encoded, encoding)
}

async function compress(encoded: Encoded, encoding: Encoding) {
  const bytes =
    encoding === 'br'
      ? await toBrotli(encoded.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await toGzip(encoded.plain, { level: 5 })
  encoded[encoding] = bytes
  return { bytes, encoding }
}
