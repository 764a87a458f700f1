import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { joinShapes } from './join-shapes.ts'

/** Every icon the sources import, drawn once in one file whose name changes with what it holds. */
export async function drawSprite(sources: string): Promise<{ file: string; svg: string }> {
  const names = await namesIn(sources)
  const drawings = await Promise.all(names.map(drawSymbol))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { file: `assets/icons-${hash}.svg`, svg }
}

async function namesIn(sources: string): Promise<string[]> {
  const files = (await readdir(sources, { recursive: true })).filter(
    // The desk brings its own.
    (file) => file.endsWith('.tsx') && !file.startsWith('desk'),
  )
  const texts = await Promise.all(files.map((file) => readFile(path.join(sources, file), 'utf8')))
  const found = texts.flatMap((text) => [...text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)])
  return [...new Set(found.map(([, name = '']) => name))].sort()
}

async function drawSymbol(name: string): Promise<string> {
  const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: LucideIcon }
  const drawing = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${joinShapes(drawing)}</symbol>`
}
