import type { IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { seconds } from '#platform/time.ts'
import { bareName, type Place, type Resolve } from './public-address.ts'

type Letter = { url: URL; headers: Record<string, string>; body: string }

const PATIENCE = seconds(5)
/** More than any receiver says to a notice. */
const READ_BYTES = 4096

/**
 * Posts to an address somebody typed. The name is resolved here and the connection goes to what was found, so that it
 * cannot lead elsewhere between the look and the leap; redirects are answers, not followed.
 */
export async function postOutside(
  { url, headers, body }: Letter,
  resolve: Resolve,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(PATIENCE)
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  const place = await Promise.race([resolve(bareName(url)), late])
  const response = await connect({ url, headers, body }, place, signal)
  return { status: response.statusCode ?? 0, text: await readStart(response) }
}

async function connect(
  { url, headers, body }: Letter,
  { address, family }: Place,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:'
  // By name above, all that hangs on it would be read at every start, a second HTTP client of Node's among it.
  const { request } = secure ? await import('node:https') : await import('node:http')
  const name = bareName(url)
  const options: RequestOptions = {
    method: 'POST',
    host: address,
    family,
    port: url.port || (secure ? 443 : 80),
    path: url.pathname + url.search,
    // The certificate must be that of the name, not of the number behind it.
    servername: isIP(name) ? '' : name,
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal,
  }
  return new Promise((resolve, reject) => {
    const asked = request(options, resolve)
    asked.on('error', reject)
    asked.end(body)
  })
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    read += chunk.length
    if (read >= READ_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, READ_BYTES)
}
