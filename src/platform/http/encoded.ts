import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib'

/** Bytes to be sent, with their compressed forms made on first demand and kept beside them. */
export type Encoded = { plain: Buffer; br?: Buffer; gzip?: Buffer }
export type Encoding = 'br' | 'gzip'
export type EncodedForm = { bytes: Buffer; encoding: Encoding | undefined }

/** How many times something is sent says how much work its compression is worth. */
type Sent = 'often' | 'once'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** Below this size compression saves no packet. */
const WORTH_IT = 1000

/**
 * What is sent once is packed where it is: to hand it to another thread takes this one as long as packing 50 KB at a quick level does,
 * and the other thread comes on top. Only what is larger would keep others waiting.
 */
const AT_ONCE = 128 << 10

/** What is sent once: Brotli's least is faster than gzip's usual, and smaller. */
const LEVELS: Record<Encoding, Record<Sent, number>> = {
  br: { often: 5, once: 1 },
  gzip: { often: 5, once: 2 },
}
/**
 * Left alone Brotli would set up a window of 4 MB each time. Most pages fit one of 64 KB, and up to it the better levels look for
 * repetitions with a smaller table: the same bytes for a third less work. The least level has one table for all, and a buyer's
 * pages are larger: their orders are a seventh smaller, and sooner done, when all of a page is looked back at.
 */
const WINDOW_BITS: Record<Sent, number> = { often: 16, once: 18 }

export const encodable = (plain: Buffer): Encoded => ({ plain })

/** Browsers send a few texts in all; whoever makes up more is read each time. */
const choices = new Map<string, Encoding | undefined>()
const MOST_CHOICES = 100

/** The form both sides know that the caller likes best; of those liked as much the smallest (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (choices.has(accepted)) return choices.get(accepted)
  const choice = readChoice(accepted)
  if (choices.size < MOST_CHOICES && accepted.length < 100) choices.set(accepted, choice)
  return choice
}

function readChoice(accepted: string): Encoding | undefined {
  const weights = readWeights(accepted)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0)]
  // What is not named may be sent as it is, unless somebody rules that out; it is taken for liked least.
  const plain = weights.get('identity') ?? 0
  if (br > 0 && br >= gzip && br >= plain) return 'br'
  return gzip > 0 && gzip >= plain ? 'gzip' : undefined
}

/** `br;q=0.5, *;q=0` by name; what is no weight counts as none given. */
function readWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const one of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    weights.set(name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 1)
  }
  return weights
}

/** The bytes in a form the caller accepts; at once when it is at hand already. */
export function encodedBytes(
  encoded: Encoded,
  encoding: Encoding | undefined,
  sent: Sent,
): EncodedForm | Promise<EncodedForm> {
  if (!encoding || encoded.plain.length < WORTH_IT) return { bytes: encoded.plain, encoding: undefined }
  const ready = encoded[encoding]
  return ready ? { bytes: ready, encoding } : compressOnce(encoded, encoding, sent)
}

/** What is being compressed: what everybody waits for is made once, however many ask in that moment. */
const underWay = new WeakMap<Encoded, Partial<Record<Encoding, Promise<EncodedForm>>>>()

function compressOnce(encoded: Encoded, encoding: Encoding, sent: Sent): EncodedForm | Promise<EncodedForm> {
  const making = underWay.get(encoded) ?? {}
  if (making[encoding]) return making[encoding]
  const keep = (bytes: Buffer): EncodedForm => {
    encoded[encoding] = bytes
    return { bytes, encoding }
  }
  const bytes = compress(encoded.plain, encoding, sent)
  if (!(bytes instanceof Promise)) return keep(bytes)
  underWay.set(encoded, making)
  making[encoding] = bytes.then(keep).finally(() => {
    delete making[encoding]
  })
  return making[encoding]
}

function compress(plain: Buffer, encoding: Encoding, sent: Sent): Buffer | Promise<Buffer> {
  const level = LEVELS[encoding][sent]
  const now = sent === 'once' && plain.length <= AT_ONCE
  if (encoding === 'gzip')
    return now ? alone(gzipSync(plain, { level })) : toGzip(plain, { level }).then(alone)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: level,
    [BROTLI_PARAM_LGWIN]: WINDOW_BITS[sent],
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return now ? alone(brotliCompressSync(plain, { params })) : toBrotli(plain, { params }).then(alone)
}

/** Bytes without the room they were made in: what Node hands out is the beginning of 64 KB, and to keep it keeps all of them. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** As bytes are kept: compressed and nothing else, so that many take the room of one. */
export const pack = async (plain: Buffer, sent: Sent): Promise<Buffer> => compress(plain, 'br', sent)

/** What was packed quickly, packed as well as what is sent often. */
export const packAgain = async (packed: Buffer): Promise<Buffer> => pack(await fromBrotli(packed), 'often')

/** Who cannot read the packed form gets another, made for them: few ask for it. */
export async function unpack(packed: Buffer, encoding: 'gzip' | undefined): Promise<EncodedForm> {
  const plain = await fromBrotli(packed)
  return { bytes: encoding ? await compress(plain, encoding, 'once') : plain, encoding }
}
