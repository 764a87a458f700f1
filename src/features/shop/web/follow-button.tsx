import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useLocation, useNavigate } from 'react-router'
import { useLoginFor } from '#features/account/web/use-login-for.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { ownFollows } from './own-follows.ts'

type Props = {
  shopId: number
  followed: number
  onChanged: (now: { is_follow: number; follower_count: number }) => unknown
  size?: 'sm' | 'md'
}

/** Flips only when the answer says so. Visitors log in first, come back and find it done. */
export function FollowButton({ shopId, followed, onChanged, size = 'md' }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const loginFor = useLoginFor()
  const on = followed === 1
  const toggle = async () => {
    if (!readCookie('user_token')) return loginFor('follow', shopId)
    const done = await callApi(api.shop.followShop({ id: shopId, on: on ? 0 : 1 }))
    if (!done) return
    ownFollows.press(shopId, done.data.is_follow)
    const action = { label: m.shop_my_follows(), onClick: () => void navigate(paths.follows()) }
    // Where followed shops are found is said when one follows; whoever is there already knows.
    toast.success(done.msg, done.data.is_follow === 1 && pathname !== paths.follows() ? { action } : {})
    await onChanged(done.data)
  }
  return (
    <Button variant={on ? 'outline' : 'primary'} size={size} aria-pressed={on} onClick={toggle}>
      {on ? <Check /> : <Plus />}
      {on ? m.shop_following() : m.shop_follow()}
    </Button>
  )
}
