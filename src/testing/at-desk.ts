import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { features } from '#app/api.ts'
import { hashPassword } from '#features/account/server/security/hash-password.ts'
import type { Role } from '#features/people/roles.ts'
import { addPerson } from '#features/people/server/add-person.ts'
import { deskPath } from '#platform/contract/define.ts'
import { callWire, type RawAnswer } from './call-wire.ts'
import type { TestApp } from './start-test-app.ts'

export type Desk = {
  /** A call by its name: `desk.call('ordersSeller', 'shipOrder', { … })`. */
  call(feature: string, name: string, input?: unknown, key?: string): Promise<RawAnswer>
  /** What the browser keeps. */
  cookies: Map<string, string>
  /** What the last answer wanted kept, word for word. */
  setCookies: string[]
}

/** A browser at the desk: it keeps cookies and sends the mark with what it writes. */
export function atDesk(app: TestApp, headers: Record<string, string> = {}): Desk {
  const desk: Desk = {
    cookies: new Map(),
    setCookies: [],
    async call(feature, name, input = {}, key) {
      const path = (features as Record<string, { contract: Record<string, { path: string }> }>)[feature]
        ?.contract[name]?.path
      if (!path) throw new Error(`There is no call ${feature}.${name}`)
      const cookie = [...desk.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      const mark = desk.cookies.get('desk_mark') ?? ''
      const answer = await callWire(app.origin + deskPath({ path }), input, {
        headers: { cookie, 'desk-mark': mark, origin: app.origin, ...headers },
        ...(key && { key }),
      })
      desk.setCookies = answer.headers.getSetCookie()
      for (const line of desk.setCookies) {
        const [, key = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? []
        desk.cookies.set(key, value)
      }
      return answer
    },
  }
  return desk
}

export const DESK_PASSWORD = 'cold-store-7'
let hashed: Promise<string> | undefined

/** Somebody who works in the shop. */
export async function aPerson(app: TestApp, role: Role) {
  const email = `${role}-${randomBytes(4).toString('hex')}@shop.example`
  hashed ??= hashPassword(DESK_PASSWORD)
  const passwordHash = await hashed
  const id = await app.database.write((tx) =>
    addPerson(tx, { email, name: role, role, passwordHash, now: app.now }),
  )
  return { id: id ?? 0, email }
}

/** The same person, logged in; in demo mode no second factor is asked for. */
export async function aPersonAtDesk(app: TestApp, role: Role) {
  const person = await aPerson(app, role)
  const desk = atDesk(app)
  await desk.call('people', 'enterDesk', { email: person.email, password: DESK_PASSWORD })
  return { ...person, ...desk }
}

/** What the app on somebody's phone shows now. */
export const codeFor = ({ now }: TestApp, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** An owner of a real shop, in with a second factor just set up. */
export async function ownerWithFactor(app: TestApp, headers: Record<string, string> = {}) {
  const person = await aPerson(app, 'owner')
  const desk = atDesk(app, headers)
  await desk.call('people', 'enterDesk', { email: person.email, password: DESK_PASSWORD })
  const { secret } = (await desk.call('people', 'beginFactor')).data as { secret: string }
  const confirmed = await desk.call('people', 'confirmFactor', { code: codeFor(app, secret) })
  const { recovery_codes } = confirmed.data as { recovery_codes: string[] }
  return { ...person, desk, secret, recovery_codes }
}
