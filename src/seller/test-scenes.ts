import type { TestApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

/** A seller at the keyboard, with a folder of files to send and to save. */
export const sellerScenes = async (app: () => TestApp) => ({
  seller: (...args: string[]) => typeAsSeller(app(), args),
  file: await testFolder(),
})
