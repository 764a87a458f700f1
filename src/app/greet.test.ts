import { expect, test, vi } from 'vitest'
import { greet } from './greet.ts'

function said(shut: boolean): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  greet({ publicUrl: 'https://orchard.example', demo: false, languages: ['en_US'], milliseconds: 5800, shut })
  return String(write.mock.calls.at(-1)?.[0])
}

test('whoever starts a shop hears where it is, and that nobody can come in while it is shut', () => {
  expect(said(false)).toBe('\n  The shop is open: https://orchard.example (5.8 s)\n\n')
  const shut = said(true)
  expect(shut).toContain('https://orchard.example')
  expect(shut).toContain('open-shop')
  expect(shut).not.toContain('The shop is open')
})
