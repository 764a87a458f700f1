import { useLoginFor } from '#features/account/web/use-login-for.ts'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { toast } from '#ui/act/toast.ts'
import { useSingleRun } from '#ui/act/use-single-run.ts'
import { callApi } from '#web/call-api.ts'
import { ownFavourites } from './own-favourites.ts'

export type Favourite = {
  productId: number
  /** `is_collect` as the answer has it; what is known of the buyer since then counts more. */
  collected: number
  onChanged?: (collected: number) => void
}

/** The state flips only when the answer says so. Visitors log in first, come back to the same page and find it done. */
export function useFavourite({ productId, collected, onChanged }: Favourite) {
  const on = (ownFavourites.useOf(productId) ?? collected) === 1
  const loginFor = useLoginFor()

  const toggle = async () => {
    if (!readCookie('user_token')) return loginFor('favourite', productId)
    const done = await callApi(api.collection.toggleFavourite({ id: productId, on: on ? 0 : 1 }))
    if (!done) return
    ownFavourites.press(productId, done.data.is_collect)
    toast.success(done.msg)
    onChanged?.(done.data.is_collect)
  }
  return { on, toggle, ...useSingleRun(toggle) }
}
