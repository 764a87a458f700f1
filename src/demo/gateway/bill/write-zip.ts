import { crc32, deflateRawSync } from 'node:zlib'

export type ZippedFile = { name: Buffer; content: Buffer }

const DEFLATED = 8
/** 1 January 1980: nobody asks when a demo file was made. */
const MADE = 0x21

/** A ZIP of a few small files, as the specification of the format has it. */
export function writeZip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const packed = deflateRawSync(content)
    const facts = factsOf(name, content, packed)
    const local = Buffer.concat([words(0x04034b50), facts, name, packed])
    directory.push(
      Buffer.concat([words(0x02014b50), halves(20), facts, Buffer.alloc(10), words(offset), name]),
    )
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = [
    words(0x06054b50),
    halves(0, 0, files.length, files.length),
    words(index.length, offset),
    halves(0),
  ]
  return Buffer.concat([...parts, index, ...end])
}

/** What both the file's own head and its line in the index say: version, method, time, sum, sizes, lengths. */
const factsOf = (name: Buffer, content: Buffer, packed: Buffer) =>
  Buffer.concat([
    halves(20, 0, DEFLATED, 0, MADE),
    words(crc32(content), packed.length, content.length),
    halves(name.length, 0),
  ])

const halves = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer)
const words = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer)
