import type { FastifyRequest } from 'fastify'
import { refuseTransport } from '#platform/refusal.ts'
import type { ArrivedFile } from '#platform/storage/arriving-files.ts'
import { piecesOf } from '#platform/storage/read-pieces.ts'
import * as m from '#words'

/** A file of goods and its pictures in a ZIP; the largest is what is sold as a file. */
export const FORM_LIMITS = {
  files: 2,
  fields: 1,
  parts: 3,
  fieldSize: 1 << 20,
  fieldNameSize: 60,
  headerPairs: 20,
  fileSize: 256 << 20,
}

type Receive = (chunks: AsyncIterable<Uint8Array>) => Promise<ArrivedFile>

/**
 * A call that comes with files: `input` is what is sent otherwise, and each file is called after the place it belongs to,
 * `source` or `pictures.0.source`. They wait on disk and are read from there, piece by piece.
 */
export async function readDeskForm(request: FastifyRequest, receive: Receive): Promise<unknown> {
  let input: unknown = {}
  const files = new Map<string, ArrivedFile>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.set(part.fieldname, await receive(part.file))
      else if (part.fieldname === 'input') input = JSON.parse(String(part.value))
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    // Our disk's fault, not the form's.
    if (syscall) throw error
    if (code === 'FST_REQ_FILE_TOO_LARGE') refuseTransport(413, m.uploads_too_large)
    refuseTransport(400, m.shell_bad_media)
  }
  for (const [place, file] of files) putAt(input, place, piecesOf(file.path))
  return input
}

/** Nothing that begins like `__proto__`, and only into what was sent. */
const PLACE = /^[a-z]\w{0,30}(\.\d{1,2}\.[a-z]\w{0,30})?$/

function putAt(input: unknown, place: string, file: AsyncIterable<Uint8Array>) {
  const steps = PLACE.test(place) ? place.split('.') : []
  const last = steps.pop()
  const holder = steps.reduce<unknown>(
    (at, step) => (isHolder(at) && Object.hasOwn(at, step) ? at[step] : undefined),
    input,
  )
  if (last === undefined || !isHolder(holder))
    return refuseTransport(400, m.shell_bad_input, { field: place })
  holder[last] = file
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
