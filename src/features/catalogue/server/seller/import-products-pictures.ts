import { isPictureFile, type PicturesGiven } from '#features/catalogue/import-pictures.ts'
import { addressByContent } from '#features/pictures/server/name-picture.ts'
import { refuse } from '#platform/refusal.ts'
import type { ArrivingFiles } from '#platform/storage/arriving-files.ts'
import { openZip, ZipRefused } from '#platform/storage/open-zip.ts'
import * as m from '#words'

/** The pictures that came beside a file of products. */
export type PictureFolder = Disposable & {
  /** As they are called, folders in front where they lie in one. */
  names: readonly string[]
  /** The file somebody means: by its whole name or, if only one is called so, without its folders. */
  find(name: string): string | undefined
  /** The files called after a code, in the order of the numbers behind it. */
  ofCode(code: string): string[]
  /** Where the picture is seen once it is stored: that follows from what is in it. */
  addressOf(file: string): Promise<string>
  read(file: string): AsyncIterable<Uint8Array>
}

const MOST = { entries: 20_000, unpacked: 16 * 1024 ** 3 }
const MOST_BYTES = 4 * 1024 ** 3

export async function openPictures(
  given: PicturesGiven | undefined,
  held: ReturnType<ArrivingFiles['open']>,
): Promise<PictureFolder> {
  if (given === undefined) return createFolder([], () => undefined)
  if (!Array.isArray(given)) return openArchive(given, held)
  const sources = new Map(given.map(({ name, open }) => [name, open]))
  return createFolder([...sources.keys()], (name) => sources.get(name)?.())
}

async function openArchive(
  source: AsyncIterable<Uint8Array>,
  held: ReturnType<ArrivingFiles['open']>,
): Promise<PictureFolder> {
  const { path } = await held.receive(upToTheMost(source))
  try {
    const zip = await openZip(path, MOST)
    return createFolder(zip.names, zip.stream, zip.close)
  } catch (error) {
    if (error instanceof ZipRefused) return refuse(m.imports_pictures_unreadable)
    throw error
  }
}

async function* upToTheMost(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) refuse(m.imports_pictures_unreadable)
    yield chunk
  }
}

/** Computers write one letter in several ways, and few people mind capitals in the names of files. */
const fold = (name: string) => name.normalize('NFC').toLowerCase()
const withoutFolders = (name: string) => name.slice(name.lastIndexOf('/') + 1)

function createFolder(
  all: readonly string[],
  open: (name: string) => AsyncIterable<Uint8Array> | undefined,
  close: () => void = () => undefined,
): PictureFolder {
  const names = all.filter(isPictureFile)
  const whole = new Map(names.map((name) => [fold(name), name]))
  const short = Map.groupBy(names, (name) => fold(withoutFolders(name)))
  const byCode = Map.groupBy(names, (name) => CALLED.exec(fold(withoutFolders(name)))?.[1])
  const addresses = new Map<string, Promise<string>>()
  const read = (file: string) => {
    const source = open(file)
    if (!source) throw new Error(`There is no file ${file}`)
    return source
  }
  return {
    names,
    find(name) {
      const [only, ...others] = short.get(fold(name)) ?? []
      return whole.get(fold(name)) ?? (others.length === 0 ? only : undefined)
    },
    ofCode: (code) => (byCode.get(fold(code)) ?? []).toSorted((one, other) => placeOf(one) - placeOf(other)),
    addressOf(file) {
      const known = addresses.get(file) ?? addressByContent(read(file))
      addresses.set(file, known)
      return known
    },
    read,
    [Symbol.dispose]: close,
  }
}

const CALLED = /^(.+)-(\d{1,3})\.[a-z]+$/
const placeOf = (name: string) => Number(CALLED.exec(fold(withoutFolders(name)))?.[2] ?? 0)
