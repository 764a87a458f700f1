import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { seconds } from '#platform/time.ts'
import type { Place, Resolve } from './public-address.ts'

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

/** Without the brackets of an IPv6 address. */
const bareName = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const connect = ({ url, headers, body }: Letter, { address, family }: Place, signal: AbortSignal) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const secure = url.protocol === 'https:'
    const name = bareName(url)
    const options: https.RequestOptions = {
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
    const request = (secure ? https : http).request(options, resolve)
    request.on('error', reject)
    request.end(body)
  })

async function readStart(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    read += chunk.length
    if (read >= READ_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, READ_BYTES)
}
