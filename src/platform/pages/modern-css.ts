import type { Plugin } from 'vite'

/**
 * Tailwind wants a browser of 2024 anyway, and yet writes twice, for older ones, what it sets up by `@property` and mixes by
 * `color-mix`: a twentieth of the stylesheet every first visit waits for.
 */
export const modernCssPlugin = (): Plugin => ({
  name: 'modern-css',
  apply: 'build',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = modernCss(String(file.source))
  },
})

const PROPERTIES = '@layer properties{@supports'
const MIXED = /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{/

export function modernCss(css: string): string {
  let left = css
  const properties = left.indexOf(PROPERTIES)
  if (properties >= 0) left = left.slice(0, properties) + left.slice(endOfBlock(left, properties))
  for (let found = MIXED.exec(left); found; found = MIXED.exec(left)) {
    const end = endOfBlock(left, found.index)
    const mixed = left.slice(found.index + found[0].length, end - 1)
    left = withoutFallback(left.slice(0, found.index), mixed) + mixed + left.slice(end)
  }
  return left
}

/** The plain colour stands right before the mixed one, under the same name. */
function withoutFallback(before: string, mixed: string): string {
  const [name, property] = [mixed.slice(0, mixed.indexOf('{')), /\{([\w-]+):/.exec(mixed)?.[1]]
  const fallback = before.lastIndexOf(`${name}{${property}:`)
  if (fallback < 0 || endOfBlock(before, fallback) !== before.length) return before
  return before.slice(0, fallback)
}

/** Behind the brace that closes the first one opened from here. */
function endOfBlock(css: string, from: number): number {
  let depth = 0
  for (let at = css.indexOf('{', from); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return css.length
}
