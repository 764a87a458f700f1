import { expect, test } from '@playwright/test'
import { end, freePort } from './beside-shop.ts'
import { answers, startAsPeopleDo } from './start-as-people-do.ts'

test('npm start renders pages with the production build of React', async () => {
  const port = await freePort()
  const { child, said } = await startAsPeopleDo(port)
  try {
    await answers(port)
    expect(said()).not.toContain('DEVELOPMENT BUILD')
  } finally {
    await end(child)
  }
})
