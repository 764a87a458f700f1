import { hash } from 'node:crypto'

/**
 * The inline scripts of a page by their hashes, and the page without its nonce, which has only told which scripts are
 * ours while the page was made. Goes from nonce to nonce: there are ten of them in sixty thousand characters.
 */
export function nameScripts(html: string, nonce: string): { page: Buffer; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  let page = ''
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    page += html.slice(from, at)
    from = at + mark.length
    const source = html.startsWith('<script', html.lastIndexOf('<', at)) && sourceAfter(html, from)
    if (source) scripts.add(`'sha256-${hash('sha256', source, 'base64')}'`)
  }
  return { page: Buffer.from(page + html.slice(from)), scripts: [...scripts] }
}

function sourceAfter(html: string, from: number): string {
  const begin = html.indexOf('>', from) + 1
  return html.slice(begin, html.indexOf('</script>', begin))
}
