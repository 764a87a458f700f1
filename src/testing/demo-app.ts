import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { buildPages, isBuildStale } from '#app/build-pages.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The pages as they are shipped. */
export const builtPages = {
  root,
  development: false,
  build: () => import(pathToFileURL(path.join(root, 'build/pages/server/index.js')).href),
}

/** The demo shop with its built pages, for one test file. */
export function demoApp(): () => TestApp {
  let app: TestApp | undefined
  beforeAll(async () => {
    if (await isBuildStale(root)) await buildPages(root)
    app = await startTestApp({ pages: builtPages, open: false })
    await seedDemo({ root, databaseUrl: app.database.url, log: pino({ level: 'silent' }) })
  }, 240_000)
  afterAll(() => app?.close())
  return () => {
    if (!app) throw new Error('The shop is open only while tests run')
    return app
  }
}
