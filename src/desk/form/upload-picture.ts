import { desk } from '#desk/desk-api.ts'
import { bytesOf } from '#desk/take-files.ts'
import { callApi } from '#web/call-api.ts'

export const PICTURE_FILES = 'image/jpeg,image/png,image/webp'

/** Puts a file into the library and answers its address, or nothing once it was told why not. */
export async function uploadPicture(file: File): Promise<string | undefined> {
  const answer = await callApi(
    desk.picturesSeller.addLibraryPicture({ source: bytesOf(file), name: file.name }),
  )
  return answer?.data.address
}
