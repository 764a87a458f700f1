import { createHash } from 'node:crypto'

/**
 * The inline scripts of a page by their hashes, and the page without its nonce, which has only told which scripts are
 * ours while the page was made.
 */
export function nameScripts(html: string, nonce: string): { page: Buffer; scripts: string[] } {
  const ours = new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>(.*?)</script>`, 'gs')
  const sources = [...html.matchAll(ours)].map(([, source = '']) => source).filter(Boolean)
  const page = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''))
  return { page, scripts: [...new Set(sources.map(hashOf))] }
}

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
