import type { UserInfo } from './account-contract.ts'

/** Browsers drop a cookie above 4096 bytes silently; what a page shows at once is what must be kept. */
const MAX_COOKIE = 3800

/** What the cookie `user_info` holds: the fields of the specification, as long as they fit. */
export function userInfoCookie(user: UserInfo): string {
  const { id, user_nickname, name, avatar, mobile, gender, birthday, email, wechat, qq, academic, work } =
    user
  const short = { id, user_nickname, avatar }
  const whole = { ...short, name, mobile, gender, birthday, email, wechat, qq, academic, work }
  const text = JSON.stringify(whole)
  return encodeURIComponent(text).length <= MAX_COOKIE ? text : JSON.stringify(short)
}
