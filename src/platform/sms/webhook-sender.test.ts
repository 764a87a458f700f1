import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aMobile } from '#testing/builders/index.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

const SECRET = 'known to both of us'
const heard: { headers: IncomingHttpHeaders; body: string }[] = []
let answer: number | 'silence' = 204

/** The operator's program: it would hand the message to a provider. */
const program = createServer(async (request, response) => {
  heard.push({ headers: request.headers, body: await text(request) })
  if (answer === 'silence') return
  response.writeHead(answer, { location: '/elsewhere' }).end()
})
let app: TestApp
beforeAll(async () => {
  await once(program.listen(0, '127.0.0.1'), 'listening')
  const { port } = program.address() as AddressInfo
  const sms = { provider: 'webhook' as const, url: `http://127.0.0.1:${port}/send`, secret: SECRET }
  app = await startTestApp({ demo: false, sms })
})
afterAll(async () => {
  await app.close()
  program.closeAllConnections()
  program.close()
})

beforeEach(() => {
  answer = 204
})

/** Whoever would be waited for for seconds is waited for as many hundredths. */
function hurry(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const hurried = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 10))
  onTestFinished(() => hurried.mockRestore())
}

const askForCode = (mobile = aMobile()) => app.call('/v1/5b5bdc44796e8', { mobile, type: 1 })
const figures = () => app.figures.registry.metrics()

test('a code goes to the operator’s program, signed together with the time', async () => {
  const mobile = aMobile()
  expect(await askForCode(mobile)).toMatchObject({ code: 1 })
  const { headers, body } = heard.at(-1)!
  expect(JSON.parse(body)).toEqual({
    number: `+86${mobile}`,
    prefix: '+86',
    mobile,
    code: expect.stringMatching(/^\d{4,8}$/),
    template: 'register',
  })
  const signed = createHmac('sha256', SECRET).update(`${headers['x-xianji-timestamp']}.${body}`).digest('hex')
  expect(headers['x-xianji-signature']).toBe(`sha256=${signed}`)
  expect(Math.abs(Date.now() / 1000 - Number(headers['x-xianji-timestamp']))).toBeLessThan(60)
  expect(await figures()).toContain('shop_sms_total{template="register",outcome="sent"} 1')
})

test('what the program refuses, leads elsewhere or leaves unanswered did not leave: the buyer hears it, and it counts', async () => {
  hurry()
  for (const [at, one] of ([500, 302, 'silence'] as const).entries()) {
    answer = one
    const before = heard.length
    expect(await askForCode()).toMatchObject({ code: 0 })
    // Asked once, and a redirect is not followed.
    expect(heard.length).toBe(before + 1)
    expect(await figures()).toContain(`shop_sms_total{template="register",outcome="failed"} ${at + 1}`)
  }
})
