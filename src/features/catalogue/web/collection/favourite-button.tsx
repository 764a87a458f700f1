import Heart from 'lucide-react/icons/heart'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { useSingleRun } from '#ui/act/use-single-run.ts'
import { cx } from '#ui/cx.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { keepWanted } from './wanted-favourite.ts'

export type FavouriteButtonProps = {
  productId: number
  name: string
  /** `is_collect` as the answer has it. */
  collected: number
  /** `heart` on a card's picture, `labelled` beside the other acts of a product, `place` in a bar of phones. */
  look?: 'heart' | 'labelled' | 'place'
  onChanged?: (collected: number) => void
  className?: string
}

/** The state flips only when the answer says so. Visitors log in first, come back to the same page and find it done. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { productId, name, collected, look = 'heart', onChanged, className } = props
  const [on, setOn] = useState(collected === 1)
  useEffect(() => setOn(collected === 1), [collected])
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()

  const toggle = async () => {
    if (!readCookie('user_token')) {
      keepWanted(productId, key)
      return navigate(paths.login({ redirect: pathname + search }))
    }
    const done = await callApi(api.collection.toggleFavourite({ id: productId }))
    if (!done) return
    setOn(done.data.is_collect === 1)
    toast.success(done.msg)
    onChanged?.(done.data.is_collect)
  }

  const { run, pending } = useSingleRun(toggle)

  if (look === 'heart') {
    return (
      <button
        type="button"
        title={m.collection_add_name({ name })}
        aria-pressed={on}
        aria-busy={pending || undefined}
        onClick={run}
        className={cx('card-heart', className)}
      />
    )
  }
  const heart = <Heart className={cx(on && 'fill-current text-warm-600')} />
  if (look === 'place') {
    return (
      <button type="button" aria-pressed={on} onClick={run} className={className}>
        {heart}
        {on ? m.collection_kept_short() : m.collection_add()}
      </button>
    )
  }
  return (
    <Button variant="ghost" size="lg" aria-pressed={on} onClick={toggle} className={className}>
      {heart}
      {on ? m.collection_kept() : m.collection_add()}
    </Button>
  )
}
