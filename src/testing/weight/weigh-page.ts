import { gzipSync } from 'node:zlib'

export type Weight = { files: number; scripts: number; styles: number; html: number; unpacked: number }

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length

/**
 * What a first visit of a page brings to the browser, in bytes after gzip: the page, and every script and stylesheet it
 * names, with the scripts those need at once.
 */
export function weighPage(html: string, readAsset: (name: string) => string): Weight {
  const scripts = new Set(namesIn(html, /\/assets\/([\w.-]+\.js)/g))
  for (const name of scripts)
    for (const next of namesIn(readAsset(name), /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      scripts.add(next)
  // Those for a dark system and for somebody's own colours are waited for by nobody else, and are a fortieth of the other.
  const waitedFor = html.replaceAll(/<link[^>]*media="(?:screen and \(prefers|\(forced)[^>]*>/g, '')
  const styles = new Set(namesIn(waitedFor, /\/assets\/([\w.-]+\.css)/g))
  const all = (names: Set<string>) => [...names].reduce((sum, name) => sum + sizeOf(readAsset(name)), 0)
  return {
    files: scripts.size,
    scripts: all(scripts),
    styles: all(styles),
    html: sizeOf(html),
    unpacked: Buffer.byteLength(html),
  }
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
