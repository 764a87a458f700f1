import { useLocation, useNavigate } from 'react-router'
import { paths } from '#paths'
import { keepWish, type WishAct } from './wish.ts'

/**
 * Sends a visitor to log in for something they pressed: the login says what for, the first page after it does it, and
 * they come back to where they were.
 */
export function useLoginFor(): (act: WishAct, id: number) => void {
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  return (act, id) => {
    keepWish({ act, id }, key)
    void navigate(paths.login({ redirect: pathname + search, for: act }))
  }
}
