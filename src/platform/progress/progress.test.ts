import { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { textWidth } from '#platform/text-width.ts'
import * as m from '#words'
import type { Screen } from './draw-step.ts'
import { openConsole } from './open-console.ts'

/** The text alone, without colours and moves of the cursor. */
const plain = (text: string) => stripVTControlCharacters(text).replaceAll('\r', '')

/** A terminal that keeps every frame it was sent and, as a real one does, what is on it. */
function aTerminal({ columns = 80, isTTY = true } = {}) {
  const lines: string[] = []
  const frames: string[] = []
  const screen = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      frames.push(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own language
      for (const up of text.matchAll(/\r\x1b\[(\d+)A\x1b\[0J/g)) lines.splice(lines.length - Number(up[1]))
      const written = plain(text)
      if (written) lines.push(...written.replace(/\n$/, '').split('\n'))
      done()
    },
  })
  const seen = () => lines.map((line) => line.replace(/\d+(\.\d)? s$/, 'N s'))
  return { screen: Object.assign(screen, { isTTY, columns }) as Screen, frames, seen }
}

const settings = { logLevel: 'info', logFormat: undefined }
const english = { language: 'en_US', dumb: false } as const

test('a step is drawn while it runs, and one line stays of it', async () => {
  const { screen, seen } = aTerminal()
  const { progress } = openConsole(settings, { screen, terminal: english })
  await progress.step(m.start_pages, async () => {
    expect(seen()).toEqual(['  ⠋ Building the pages  N s'])
  })
  expect(seen()).toEqual(['  ✓ Building the pages  N s'])
})

test('steps run beside one another, and how far one has come is seen', async () => {
  const { screen, seen } = aTerminal()
  const { progress } = openConsole(settings, { screen, terminal: english })
  const building = Promise.withResolvers<void>()
  const built = progress.step(m.start_pages, () => building.promise)
  await progress.step(m.start_database, async (tick) => {
    tick(48, 192)
    const drawn = /^ {2}. Starting PostgreSQL {2}⣿{5}⣀{15} 48\/192 {2}N s$/
    await expect.poll(() => seen()[1]).toMatch(drawn)
    expect(seen()).toHaveLength(2)
  })
  expect(seen()[0]).toBe('  ✓ Starting PostgreSQL  N s')
  expect(seen()[1]).toMatch(/Building the pages {2}N s$/)
  building.resolve()
  await built
  expect(seen()).toEqual(['  ✓ Starting PostgreSQL  N s', '  ✓ Building the pages  N s'])
})

test('what failed is marked, and the failure goes on', async () => {
  const { screen, seen } = aTerminal()
  const { progress } = openConsole(settings, { screen, terminal: english })
  const failing = progress.step(m.start_pages, () => Promise.reject(new Error('no room on the disk')))
  await expect(failing).rejects.toThrow('no room on the disk')
  expect(seen()).toEqual(['  ✗ Building the pages  N s'])
})

test('a warning stands above the step that is running, in words', async () => {
  const { screen, seen } = aTerminal()
  const { log, progress } = openConsole(settings, { screen, terminal: english })
  await progress.step(m.start_pages, async () => {
    log.warn({ reason: 'timeout', requestId: 'm1-2' }, 'the provider does not answer')
    expect(seen()[0]).toMatch(
      /^\d\d:\d\d:\d\d warn {2}the provider does not answer reason=timeout requestId=m1-2$/,
    )
    expect(seen()[1]).toBe('  ⠋ Building the pages  N s')
  })
})

test('an error is told with its cause and the place in our own code', () => {
  const { screen, seen } = aTerminal()
  const { log } = openConsole(settings, { screen, terminal: english })
  log.error({ err: new TypeError('x is not a function'), call: 'cart.addLine' }, 'a call failed')
  expect(seen()[0]).toMatch(/ error a call failed call=cart.addLine TypeError: x is not a function$/)
  expect(seen()[1]).toMatch(/^ {2}at .*progress\.test\.ts:\d+/)
  expect(seen().join()).not.toContain('node_modules')
})

test.each([200, 60, 40, 24, 12])('a line that is drawn over never wraps at %i columns', async (columns) => {
  const { screen, frames } = aTerminal({ columns })
  const { progress } = openConsole(settings, { screen, terminal: { language: undefined, dumb: false } })
  let drawn: string[] = []
  await progress.step(m.start_database, async (tick) => {
    tick(96, 192)
    await expect.poll(() => frames.length).toBeGreaterThan(2)
    drawn = frames.map((frame) => plain(frame).trimEnd())
  })
  for (const line of drawn) expect(textWidth(line)).toBeLessThan(columns)
})

test('the terminal’s language is spoken, and both where it tells neither', async () => {
  for (const [language, line] of [
    ['zh_CN', '  ✓ 构建页面  N s'],
    ['en_US', '  ✓ Building the pages  N s'],
    [undefined, '  ✓ 构建页面 / Building the pages  N s'],
  ] as const) {
    const { screen, seen } = aTerminal()
    const { progress } = openConsole(settings, { screen, terminal: { language, dumb: false } })
    await progress.step(m.start_pages, async () => {})
    expect(seen()).toEqual([line])
  }
})

test.each([
  ['a pipe', { isTTY: false }, false],
  ['a terminal that cannot draw', {}, true],
])('to %s text goes line by line, without a sign that moves the cursor', async (_, shape, dumb) => {
  const { screen, frames, seen } = aTerminal(shape)
  const text = { ...settings, logFormat: 'text' } as const
  const { log, progress } = openConsole(text, { screen, terminal: { language: 'en_US', dumb } })
  await progress.step(m.start_pages, async (tick) => tick(1, 2))
  log.info({ signal: 'SIGTERM' }, 'closing')
  expect(seen()).toEqual(['  ✓ Building the pages  N s', expect.stringMatching(/ info {2}closing signal=/)])
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own language
  expect(frames.join('')).not.toMatch(/\x1b\[\d+[AJ]/)
})

test('a reader who goes away does not end the program', () => {
  const { screen } = aTerminal({ isTTY: false })
  const { log } = openConsole({ ...settings, logFormat: 'text' }, { screen, terminal: english })
  expect(() => screen.emit('error', new Error('write EPIPE'))).not.toThrow()
  log.info('and on it goes')
})

test('everything else gets lines of JSON', async () => {
  const { screen, frames } = aTerminal({ isTTY: false })
  const lines: string[] = []
  const { log, progress } = openConsole(settings, { screen, jsonTo: { write: (line) => lines.push(line) } })
  await progress.step(m.start_pages, async () => {})
  log.warn({ requestId: 'm1-2' }, 'slow')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'Building the pages', seconds: 0 },
    { level: 40, msg: 'slow', requestId: 'm1-2' },
  ])
  expect(frames).toEqual([])
})
