import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'

/**
 * A sealed file: this line, sixteen bytes of salt, then pieces of 64 KiB, each encrypted and proved by itself with AES-256-GCM,
 * so that nothing is used before it is known to be whole. A piece is numbered and the last one marked: none can be left out,
 * moved or cut off. The key is made of the passphrase and the salt, so each file has its own.
 */
const MARK = Buffer.from('xianji sealed 1\n')
const [SALT, PIECE, TAG] = [16, 64 * 1024, 16]
const HEAD = MARK.length + SALT

export class SealBroken extends Error {
  override name = 'SealBroken'
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(MARK.length), 0, MARK.length, 0)
    return buffer.equals(MARK)
  } finally {
    await handle.close()
  }
}

/** What makes guessing slow: 32 MB and about a tenth of a second a try. */
const makeKey = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 })

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Hands on pieces of one size, the last of which may be shorter. */
function inPieces(
  size: number,
  head: number,
  take: (piece: Buffer, last: boolean) => Buffer,
  begin?: (head: Buffer) => void,
) {
  let rest = Buffer.alloc(0)
  let headLeft = head
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      try {
        if (headLeft > 0 && rest.length >= headLeft) {
          begin?.(rest.subarray(0, headLeft))
          rest = rest.subarray(headLeft)
          headLeft = 0
        }
        // The last one is known only by nothing coming after it.
        while (headLeft === 0 && rest.length > size) {
          this.push(take(rest.subarray(0, size), false))
          rest = rest.subarray(size)
        }
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        if (headLeft > 0) throw new SealBroken()
        done(null, take(rest, true))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

export function sealing(passphrase: string): Transform {
  const salt = randomBytes(SALT)
  const key = makeKey(passphrase, salt)
  let number = 0
  const stream = inPieces(PIECE, 0, (piece, last) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, last))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
  stream.push(Buffer.concat([MARK, salt]))
  return stream
}

/** Fails with `SealBroken` at the first piece that is not as it was written: another passphrase, or damage. */
export function unsealing(passphrase: string): Transform {
  let key: Buffer
  let number = 0
  const take = (piece: Buffer, last: boolean) => {
    try {
      const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(number++, last))
      cipher.setAuthTag(piece.subarray(-TAG))
      return Buffer.concat([cipher.update(piece.subarray(0, -TAG)), cipher.final()])
    } catch (cause) {
      throw new SealBroken('', { cause })
    }
  }
  return inPieces(PIECE + TAG, HEAD, take, (head) => {
    key = makeKey(passphrase, head.subarray(MARK.length))
  })
}
