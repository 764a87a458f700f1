import type { Page } from '@playwright/test'
import { peopleContract } from '#features/people/people-contract.ts'
import { expect } from './journey.ts'

/** Logs this browser in at the desk, as somebody of the demo, without going through the form; whoever was there is out. */
export async function enterDesk(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: 'desk_session' })
  const response = await page.request.post(peopleContract.enterDesk.path, {
    data: { email, password: 'demo1234' },
    headers: { origin: `http://127.0.0.1:${process.env.E2E_PORT ?? 4173}` },
  })
  expect(await response.json()).toMatchObject({ code: 1 })
}
