import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Html } from '#platform/http/plain-page.ts'
import type { SceneName } from '#ui/show/scene-names.ts'

const scenes = readFileSync(path.join(import.meta.dirname, '../ui/scenes/scenes.svg'), 'utf8')

/** A drawing of the family the pages have, for a page that comes without their files. */
export function drawScene(name: SceneName): Html {
  const [, drawing = ''] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(scenes) ?? []
  return new Html(`<svg class="scene" viewBox="0 0 200 150" aria-hidden="true">${drawing}</svg>`)
}
