import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { type Act, type StepContext, withMessage } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type Importing, passThrough } from './import-products-pass.ts'
import { openPictures } from './import-products-pictures.ts'
import { storeNeeded } from './import-products-store.ts'

type Passed = Awaited<ReturnType<typeof passThrough>>

/**
 * A file of products, all of them or none. It is received whole before anything else, so that no transaction waits for
 * who sends it. Pictures are stored between two passes, since encoding them takes longer than rows may be held: the
 * first finds every fault and every picture that is missing, the second is the one transaction that changes products.
 * If that one fails, nobody shows the pictures, and the library's sweep takes them away again.
 */
export const importProducts: Act<typeof catalogueSellerContract.importProducts> = async (
  { source, pictures: given, ...asked },
  context,
) => {
  if (asked.stock && asked.stock.reason === '') refuse(m.stock_reason_missing)
  const held = context.services.arriving.open()
  try {
    const { path, bytes } = await held.receive(source)
    if (bytes === 0) refuse(m.seller_import_empty)
    using pictures = await openPictures(given, held)
    const importing: Importing = { ...asked, path, pictures }
    if (asked.check) {
      const looked = answer(await lookThrough(context, importing), importing)
      return withMessage(looked, m.seller_import_checked, looked)
    }
    if (given) await storeNeeded(context, pictures, (await lookThrough(context, importing)).needed)
    const done = answer(await context.write((writing) => passThrough(writing, importing, true)), importing)
    return withMessage(done, m.seller_import_done, done)
  } finally {
    await held.remove()
  }
}

/** Nothing stays of a transaction that was only for looking. */
class TakenBack extends Error {
  readonly passed: Passed
  constructor(passed: Passed) {
    super('looked through')
    this.passed = passed
  }
}

async function lookThrough(context: StepContext<Seller>, importing: Importing): Promise<Passed> {
  try {
    return await context.write(async (writing): Promise<never> => {
      throw new TakenBack(await passThrough(writing, importing, false))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.passed
    throw error
  }
}

const answer = ({ needed, shopify, ...done }: Passed, { pictures }: Importing) => ({
  ...done,
  source: shopify ? ('shopify' as const) : ('own' as const),
  pictures: [...needed.keys()],
  pictures_unused: pictures.names.filter((name) => !needed.has(name)),
})
