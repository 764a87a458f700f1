import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { toast } from '#ui/act/toast.ts'
import { callApi, dataOf } from '#web/call-api.ts'
import { takeWanted } from './wanted-favourite.ts'

/**
 * On the first page after the login what was wanted becomes a favourite, unless it is one already. Whoever turned back
 * from the login has thought better of it.
 */
export async function finishFavourite(): Promise<boolean> {
  const id = takeWanted()
  if (!id || !readCookie('user_token')) return false
  const product = await dataOf(api.catalogue.productDetail({ id }))
  if (!product || product.is_collect === 1) return false
  const done = await callApi(api.collection.toggleFavourite({ id }))
  if (done) toast.success(done.msg)
  return done !== undefined
}
