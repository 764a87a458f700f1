import type { Taken } from './photograph.ts'
import { LANGUAGES, WIDTHS } from './screen.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** One page with every picture, a screen a row, and what was found to be wrong below each. */
export function layOut(taken: readonly Taken[]): string {
  const names = [...new Set(taken.map(({ screen }) => screen.name))]
  const cell = ({ file, width, language, faults }: Taken) =>
    `<figure><a href="${file}"><img loading="lazy" src="${file}" width="${Math.round(width / 3)}" alt=""></a>
     <figcaption>${width} ${language}${faults.map((fault) => `<b>${escaped(fault)}</b>`).join('')}</figcaption></figure>`
  const row = (name: string) =>
    `<section id="${name}"><h2>${name}</h2>${LANGUAGES.map((language) => {
      const found = WIDTHS.map((width) =>
        taken.find((one) => one.screen.name === name && one.language === language && one.width === width),
      )
      return `<div>${found.map((one) => (one ? cell(one) : '')).join('')}</div>`
    }).join('')}</section>`
  return `<!doctype html><meta charset="utf-8"><title>${names.length} screens</title>
<style>body{font:14px system-ui;margin:2rem;background:#f4f4f4}div{display:flex;gap:1rem;align-items:start;margin-bottom:1rem}
figure{margin:0}img{background:#fff;box-shadow:0 1px 4px #0003}figcaption{max-width:26rem}b{display:block;color:#a31515;font-weight:500}
nav{columns:4}</style><nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>${names.map(row).join('')}`
}
