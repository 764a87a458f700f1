import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { features } from './api.ts'
import { gatherFigures } from './gather-figures.ts'
import { openInternal } from './open-internal.ts'

const app = testApp({ demo: false })
const file = await testFolder()

test('figures and reference of a real shop answer at the internal port, and nobody else sees them', async () => {
  const figures = () => app().figures.registry.metrics()
  const inside = await openInternal({ port: 0, host: '127.0.0.1', figures, features, version: '1' })
  await app().as().catalogue.listCategories({})
  const told = await fetch(`${inside.origin}/metrics`)
  expect(told.headers.get('content-type')).toContain('text/plain')
  expect(await told.text()).toContain('shop_calls_total{call="catalogue.listCategories",outcome="done"} 1')
  expect(await (await fetch(`${inside.origin}/docs/json`)).json()).toMatchObject({
    openapi: expect.stringMatching(/^3/),
  })
  // Any name may lead here, and none of them by https.
  for (const path of ['/docs/', '/docs/static/swagger-ui-bundle.js']) {
    const { headers, status } = await fetch(inside.origin + path)
    const policy = headers.get('content-security-policy')
    expect([path, status, policy?.includes('upgrade-insecure-requests')]).toEqual([path, 200, false])
    expect(policy).toMatch(/default-src 'none'.*script-src 'self';/)
    expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe/)
  }
  for (const path of ['/metrics', '/docs', '/docs/json', '/docs/static/index.html'])
    expect((await fetch(app().origin + path)).status).toBe(404)
  // And the other way round: what is for visitors is not there.
  for (const path of ['/', '/v1/67fdb7287dc9c', '/desk'])
    expect((await fetch(inside.origin + path)).status).toBe(404)
  await inside.close()
})

const here = (name: string) => pathToFileURL(path.join(import.meta.dirname, name)).href
const WORKER = `
  import { Counter, Gauge, Registry } from '${import.meta.resolve('prom-client')}'
  import { tellFigures } from '${here('gather-figures.ts')}'
  const registers = [new Registry()]
  new Counter({ name: 'sold_total', help: '-', registers }).inc(Number(process.argv[2]))
  new Gauge({ name: 'begun', help: '-', registers, aggregator: 'omit' }).set(1)
  tellFigures(registers[0])
  process.send('ready')`

test('several processes tell their figures in one answer, each under its number; who is gone is left out', async () => {
  await writeFile(file('worker.mjs'), WORKER)
  const workers = [3, 4].map((sold) => fork(file('worker.mjs'), [String(sold)], { execArgv: [] }))
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  const numbered = new Map(workers.map((worker, at) => [at + 1, worker]))
  const told = await gatherFigures(numbered)
  expect(told.match(/^# TYPE sold_total counter$/gm)).toHaveLength(1)
  for (const line of ['sold_total{worker="1"} 3', 'sold_total{worker="2"} 4', 'begun{worker="2"} 1'])
    expect(told).toContain(line)
  workers[0]?.kill()
  await once(workers[0]!, 'exit')
  expect(await gatherFigures(numbered)).not.toContain('worker="1"')
  workers[1]?.kill()
})
