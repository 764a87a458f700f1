import { expect, test } from 'vitest'
import { may, type Right, ROLES } from '#features/people/roles.ts'
import { aPersonAtDesk, atDesk } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'
import { DESK_RIGHTS } from './desk-rights.ts'

const app = testApp()

const calls = Object.entries(DESK_RIGHTS).flatMap(([feature, rights]) =>
  Object.entries(rights).map(([name, right]) => ({ feature, name, right: right as Right })),
)

test.each(ROLES)('a %s may call what the table says, and nothing beyond it', async (role) => {
  const { call } = await aPersonAtDesk(app(), role)
  for (const { feature, name, right } of calls) {
    // Nothing any call takes: whoever may call is told so, and nothing is changed.
    const { reason } = await call(feature, name, { no_such_field: 1 })
    const said = `${feature}.${name} needs the right to “${right}”`
    expect(reason === 'people_no_right', said).toBe(!may(role, right))
  }
})

test('who is not logged in may call nothing but what is for the door', async () => {
  for (const { feature, name } of calls)
    expect(await atDesk(app()).call(feature, name), name).toMatchObject({
      status: 401,
      reason: 'people_not_at_door',
    })
})
