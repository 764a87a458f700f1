import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { greet } from './greet.ts'

type Greeting = Parameters<typeof greet>[0]

/** What stands on the screen, and the records a program gets. */
function said(more: Partial<Greeting> = {}) {
  const records: { msg: string }[] = []
  const log = pino({ base: null }, { write: (line) => void records.push(JSON.parse(line)) })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  write.mockClear()
  greet({
    publicUrl: 'https://orchard.example',
    demo: false,
    languages: ['en_US'],
    heard: 'in text',
    log,
    milliseconds: 5800,
    shut: false,
    ...more,
  })
  const screen = write.mock.calls.map(([text]) => String(text)).join('')
  write.mockRestore()
  return { screen, records }
}

test('whoever starts a shop hears where it is, and that nobody can come in while it is shut', () => {
  expect(said()).toEqual({
    screen: '\n  The shop is open: https://orchard.example (5.8 s)\n\n',
    records: [],
  })
  const { screen } = said({ shut: true })
  expect(screen).toContain('https://orchard.example')
  expect(screen).toContain('open-shop')
  expect(screen).not.toContain('The shop is open')
})

test('the first owner’s link is told at a terminal alone; elsewhere the file it lies in', () => {
  const firstOwner = { file: '/data/first-owner-link', link: 'https://orchard.example/desk/welcome/x' }
  expect(said({ firstOwner, heard: 'at a terminal' }).screen).toContain(firstOwner.link)
  for (const heard of ['in text', 'by a program'] as const) {
    const { screen, records } = said({ firstOwner, heard })
    const all = screen + JSON.stringify(records)
    expect(all).toContain(firstOwner.file)
    expect(all).not.toContain('/desk/welcome/')
  }
  expect(said({ firstOwner: { file: '/data/first-owner-link' } }).screen).toContain('people add')
})

test('whatever gathers JSON gets nothing else', () => {
  const { screen, records } = said({ heard: 'by a program', shut: true })
  expect(screen).toBe('')
  expect(records.map(({ msg }) => msg)).toEqual([
    'The shop is running, its door still shut: https://orchard.example (5.8 s)',
    expect.stringContaining('open-shop'),
  ])
})
