import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startTestApp } from '#testing/start-test-app.ts'

const HEADER = 'strict-transport-security'
/** A call, a page of our own, a stranger's address, one that cannot be read, and a picture nobody has. */
const PLACES = ['/v1/67fdb7287dc9c', '/healthz', '/nowhere', '/%E0%A4%A', '/pictures/none.webp', '/live']

/** As typed: fetch would mend an address first. */
const askFor = (origin: string, path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const asked = request(origin, { path, agent: false }, (response) => {
      resolve(response.resume().headers[HEADER])
    })
    asked.on('error', reject).end()
  })

test.each([
  ['a real shop at https', { demo: false, publicUrl: 'https://orchard.example' }, 'max-age=31536000'],
  ['one that is tried out on this machine', { demo: false, publicUrl: 'http://localhost' }, undefined],
  ['a demo', { demo: true, publicUrl: 'https://orchard.example' }, undefined],
])('%s says on every answer how it wants to be asked', async (_, options, said) => {
  const app = await startTestApp(options)
  const told = await Promise.all(PLACES.map((path) => askFor(app.origin, path)))
  await app.close()
  expect(told).toEqual(PLACES.map(() => said))
})
