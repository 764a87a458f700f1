import path from 'node:path'
import type { Api } from '#platform/contract/api-types.ts'
import { text } from './arguments.ts'
import { needData } from './faults.ts'
import { fileFrom } from './file-source.ts'

/** A picture is typed as a file, or as the address of one of this site. */
export const picture = text('FILE|ADDRESS')

/** The address of a picture that was typed; a file becomes part of the library first. */
export async function keepPicture(api: Api, typed: string): Promise<string> {
  if (typed.startsWith('/pictures/') || typed === '/logo.svg') return typed
  const source = await fileFrom(typed)
  return needData(await api.picturesSeller.addLibraryPicture({ source, name: path.basename(typed) })).address
}

export const keepPictureIfTyped = async (api: Api, typed: string | undefined) =>
  typed === undefined ? undefined : keepPicture(api, typed)
