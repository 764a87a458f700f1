import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Registers a buyer nobody else uses and logs this browser in as them, without going through the forms. */
export async function enterAsNewBuyer(page: Page): Promise<{ id: number; token: string; mobile: string }> {
  const number = { prefix: '+86', mobile: `139${String(randomInt(1e8)).padStart(8, '0')}` }
  const code = await post(page, '/v1/5b5bdc44796e8', { ...number, type: 1 })
  const answer = await post(page, '/v1/645b0ae5e26ba', {
    ...number,
    password: 'fresh1234',
    type: 1,
    code: (code as { code: string }).code,
  })
  const { id, user_token } = (answer as { userinfo: { id: number; user_token: string } }).userinfo
  const url = new URL((await page.request.get('/readyz')).url()).origin
  await page.context().addCookies([{ name: 'user_token', value: user_token, url }])
  return { id, token: user_token, mobile: number.mobile }
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(path, { data })
  const answer = (await response.json()) as { code: number; msg: string; data: unknown }
  expect(answer.code, answer.msg).toBe(1)
  return answer.data
}
