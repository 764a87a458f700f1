import { expect, test } from 'vitest'
import { inTheme, readTheme } from './theme.ts'

const PAGE =
  '<link media="screen and (prefers-color-scheme: dark)"><meta media="(prefers-color-scheme: dark)">'

test('a theme that was chosen holds whatever the system says; none leaves it to the system', () => {
  expect(inTheme('system', [PAGE])).toEqual([PAGE])
  expect(inTheme('dark', [PAGE])).toEqual([
    '<link media="screen and (min-width: 0)"><meta media="(min-width: 0)">',
  ])
  expect(inTheme('light', [PAGE]).join()).toContain('(max-width: 0)')
})

test('what is no theme is the system’s', () => {
  expect(readTheme('theme=dark')).toBe('dark')
  expect(readTheme('theme=pink')).toBe('system')
  expect(readTheme()).toBe('system')
})
