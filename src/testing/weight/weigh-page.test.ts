import { expect, test } from 'vitest'
import { weighPage } from './weigh-page.ts'

const ASSETS: Record<string, string> = {
  'home-a.js': `import{a}from"./shared-b.js";import "./side-c.js";const later=()=>import("./dialog-d.js")`,
  'shared-b.js': `import './side-c.js';export const a=1`,
  'side-c.js': 'globalThis.ready=1',
  'styles-e.css': '.a{color:red}',
}

test('a page weighs what it names and what that needs at once, each once, and nothing that comes later', () => {
  const html =
    '<link rel="stylesheet" href="/assets/styles-e.css"><script>import "/assets/home-a.js"</script>'
  const read: string[] = []
  const weight = weighPage(html, (name) => {
    read.push(name)
    return ASSETS[name] ?? ''
  })
  expect(weight).toMatchObject({ files: 3, unpacked: html.length })
  expect(new Set(read)).toEqual(new Set(Object.keys(ASSETS)))
  expect(weight.styles).toBeGreaterThan(0)
})
