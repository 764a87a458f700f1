import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for a browser to paint what it has. */
const BETWEEN = 40

/** The shop as a slow network brings it: the top of each page, then one card, place or part after another. */
export async function sendInPieces(shop: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (asked, answer) => {
    const found = await fetch(new URL(asked.url ?? '/', shop), {
      headers: { accept: asked.headers.accept ?? '*/*', cookie: asked.headers.cookie ?? '' },
      redirect: 'manual',
    })
    const type = found.headers.get('content-type') ?? ''
    const passed = ['content-type', 'location', 'content-security-policy'].flatMap((name) => {
      const value = found.headers.get(name)
      return value ? [[name, value] as const] : []
    })
    answer.writeHead(found.status, Object.fromEntries(passed))
    if (!type.startsWith('text/html')) return answer.end(Buffer.from(await found.arrayBuffer()))
    const page = await found.text()
    const top = page.indexOf('</header>')
    for (const piece of [page.slice(0, top), ...page.slice(top).split(/(?<=<\/(?:article|li|section)>)/)]) {
      answer.write(piece)
      await wait(BETWEEN)
    }
    answer.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
