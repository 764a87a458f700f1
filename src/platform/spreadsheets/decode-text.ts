import { SheetBroken } from './sheet-broken.ts'

/** What Chinese spreadsheets save in when they are not told otherwise, beside what everybody else does. */
const ENCODINGS = ['utf-8', 'gb18030'] as const
const MARK = [0xef, 0xbb, 0xbf]
/** Enough of a file to tell its encoding by: all of one that came with a call. */
const LOOKED_AT = 8 << 20

/** The text of a file in the first of these encodings it can be in; one that begins with the mark of UTF-8 is UTF-8. */
export async function* decodeText(
  source: AsyncIterable<Uint8Array>,
  encodings: readonly string[] = ENCODINGS,
): AsyncGenerator<string> {
  let looked: Uint8Array[] = []
  let bytesLooked = 0
  let decode: ReturnType<typeof decoderOf> | undefined
  for await (const bytes of source) {
    if (decode) {
      yield decode(bytes)
      continue
    }
    looked.push(bytes)
    bytesLooked += bytes.length
    if (bytesLooked < LOOKED_AT) continue
    decode = chooseDecoder(Buffer.concat(looked), encodings)
    for (const one of looked) yield decode(one)
    looked = []
  }
  decode ??= chooseDecoder(Buffer.concat(looked), encodings)
  for (const one of looked) yield decode(one)
  yield decode()
}

function chooseDecoder(bytes: Uint8Array, encodings: readonly string[]) {
  const marked = MARK.every((one, at) => bytes[at] === one)
  const fits = (encoding: string) => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
      return true
    } catch {
      return false
    }
  }
  return decoderOf((marked ? undefined : encodings.find(fits)) ?? 'utf-8')
}

function decoderOf(encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new SheetBroken('encoding')
    }
  }
}
