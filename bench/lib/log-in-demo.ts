import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { callWire } from '#testing/call-wire.ts'

/** The demo buyer, who has favourites of their own to be marked in every list. */
export async function logInDemo(origin: string): Promise<string> {
  const { prefix, mobile, password } = DEMO_LOGIN
  const { data } = await callWire(`${origin}/v1/6459ea02ba473`, { prefix, mobile, password })
  const { user_token: token } = (data as { userinfo: { user_token: string } }).userinfo
  for (const id of [3, 5, 8]) await callWire(`${origin}/v1/65549eb647ff5`, { id }, { token })
  return token
}
