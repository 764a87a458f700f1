import { contracts } from '#app/contracts.ts'
import { type Call, deskPath, isDesk } from '#platform/contract/define.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aBuyer } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import type { Got, Sent } from './judge-answer.ts'

export type NamedCall = { name: string; call: Call }

/** Every call that takes JSON, of the shop and of the desk. */
export const everyCall: NamedCall[] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract)
    .filter(([, call]) => !call.upload)
    .map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

export function isShutting({ name }: NamedCall): boolean {
  return name === 'openingSeller.closeShop'
}

export type Asker = { ask(sent: Sent): Promise<Got> }

/** Asks each call as a visitor, and as who it is for: a buyer, or the owner at the desk. Each time from another address. */
export async function openAsker(app: TestApp): Promise<Asker> {
  let { token } = await aBuyer(app.database)
  let owner = await aPersonAtDesk(app, 'owner')
  let asked = 0

  const known = ({ call }: Sent): Record<string, string> => {
    if (!isDesk(call)) return { 'user-token': token }
    const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    return { cookie, 'desk-mark': owner.cookies.get('desk_mark') ?? '' }
  }
  const post = async (sent: Sent, headers: Record<string, string>): Promise<Got> => {
    asked += 1
    const { statusCode, body } = await app.server.inject({
      method: 'POST',
      url: isDesk(sent.call) ? deskPath(sent.call) : sent.call.path,
      headers: {
        'content-type': 'application/json',
        language: sent.language,
        origin: 'http://localhost',
        'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
        ...headers,
      },
      payload: JSON.stringify(sent.body) ?? '',
    })
    return { status: statusCode, text: body }
  }
  /** What was asked before may have ended the login or used it up. */
  const comeAgain = async ({ text, status }: Got): Promise<boolean> => {
    if (/"people_(?:not_at_door|no_right)"/.test(text)) owner = await aPersonAtDesk(app, 'owner')
    else if (status === 429 || text.includes('"shell_login_expired"'))
      ({ token } = await aBuyer(app.database))
    else return false
    return true
  }
  return {
    async ask(sent) {
      const headers = () => (sent.as === 'visitor' ? {} : known(sent))
      const got = await post(sent, headers())
      return sent.as === 'known' && (await comeAgain(got)) ? post(sent, headers()) : got
    },
  }
}
