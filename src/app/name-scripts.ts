import { hash } from 'node:crypto'

/**
 * The inline scripts of a page by their hashes, and the page without its nonce, which has only told which scripts are
 * ours while the page was made. Goes from nonce to nonce: there are ten of them in sixty thousand bytes. The page is
 * written over the bytes that came, for each copy of it is one more to be collected.
 */
export function nameScripts(html: Buffer, nonce: string): { page: Buffer; scripts: string[] } {
  const mark = Buffer.from(` nonce="${nonce}"`)
  const scripts = new Set<string>()
  let [from, to] = [0, 0]
  const keepUpTo = (end: number) => {
    html.copyWithin(to, from, end)
    to += end - from
  }
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const ours = isScript(html, html.lastIndexOf('<', at))
    keepUpTo(at)
    from = at + mark.length
    const source = ours && sourceAfter(html, from)
    if (source && source.length > 0) scripts.add(`'sha256-${hash('sha256', source, 'base64')}'`)
  }
  keepUpTo(html.length)
  return { page: html.subarray(0, to), scripts: [...scripts] }
}

const SCRIPT = '<script'
const isScript = (html: Buffer, at: number) => html.toString('latin1', at, at + SCRIPT.length) === SCRIPT

function sourceAfter(html: Buffer, from: number): Buffer {
  const begin = html.indexOf('>', from) + 1
  return html.subarray(begin, html.indexOf('</script>', begin))
}
