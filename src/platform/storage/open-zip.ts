import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** How much a ZIP file may hold; what it says of itself is held against what comes out. */
export type ZipLimits = { entries: number; unpacked: number }

export type Zip = {
  /** Of its files, folders in front; no way leads out of it. */
  names: readonly string[]
  /** One of them, unpacked as it is read. What cannot be unpacked is refused. */
  stream(name: string): AsyncIterable<Uint8Array> | undefined
  close(): void
}

/** A ZIP file that is broken, holds too much, or names files outside of it. */
export class ZipRefused extends Error {}

/** Opens a ZIP file and reads its table of contents. Nothing is unpacked before it is asked for. */
export async function openZip(from: string | Buffer, limits: ZipLimits): Promise<Zip> {
  const file = await open(from)
  try {
    const entries = await listEntries(file, limits)
    return {
      names: [...entries.keys()],
      stream(name) {
        const entry = entries.get(name)
        return entry && unpack(file, entry)
      },
      close: () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error instanceof ZipRefused ? error : new ZipRefused(String(error))
  }
}

async function* unpack(file: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    yield* await file.openReadStreamPromise(entry)
  } catch (error) {
    throw new ZipRefused(String(error))
  }
}

// Names are decoded here: those of old archives are in the encoding of their country.
const OPTIONS = {
  lazyEntries: true,
  autoClose: false,
  decodeStrings: false,
  validateEntrySizes: true,
} as const

async function open(from: string | Buffer): Promise<ZipFile> {
  try {
    return await (typeof from === 'string'
      ? yauzl.openPromise(from, OPTIONS)
      : yauzl.fromBufferPromise(from, OPTIONS))
  } catch (error) {
    throw new ZipRefused(String(error))
  }
}

async function listEntries(file: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (file.entryCount > limits.entries) throw new ZipRefused('too many entries')
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of file.eachEntry()) {
    const name = nameOf(entry)
    const fault = yauzl.validateFileName(name)
    if (fault) throw new ZipRefused(fault)
    unpacked += entry.uncompressedSize
    if (unpacked > limits.unpacked) throw new ZipRefused('unpacked it is too large')
    if (!name.endsWith('/')) entries.set(name, entry)
  }
  return entries
}

const IS_UTF8 = 0x800

function nameOf(entry: Entry): string {
  const bytes = entry.fileNameRaw ?? Buffer.from(entry.fileName)
  if (entry.generalPurposeBitFlag & IS_UTF8) return bytes.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
