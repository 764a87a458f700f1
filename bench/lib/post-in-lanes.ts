import net from 'node:net'
import type { Figures } from './measure.ts'

type Posted = { path: string; headers: Record<string, string>; body: string }
type Posting = {
  origin: string
  connections: number
  seconds: number
  /** What is posted next: something else every time. */
  next: () => Posted
  isGood: (body: string) => boolean
}

const HEAD_END = '\r\n\r\n'

/**
 * Posts over some connections for some seconds, on each one after the other. autocannon takes 0.25 ms to put together a
 * request of its own for each answer, a twelfth of all that an order takes on two cores; this takes 0.12, and leaves the rest
 * to what is measured.
 */
export async function postInLanes({ origin, connections, seconds, next, isGood }: Posting): Promise<Figures> {
  const { hostname, port, host } = new URL(origin)
  const latencies: number[] = []
  let errors = 0
  const begun = performance.now()

  async function lane(): Promise<void> {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
    const answers = readAnswers(socket)
    while (performance.now() < begun + seconds * 1000) {
      const asked = performance.now()
      socket.write(requestOf(host, next()))
      const { value } = await answers.next()
      if (!value) throw new Error('The connection was closed')
      latencies.push(performance.now() - asked)
      if (isGood(value.body)) continue
      errors += 1
      console.error(`not as it should be: ${value.head.split('\r\n')[0]} ${value.body}`)
    }
    socket.end()
  }

  await Promise.all(Array.from({ length: connections }, lane))
  const took = (performance.now() - begun) / 1000
  latencies.sort((a, b) => a - b)
  const share = (part: number) => Math.floor(latencies[Math.floor(latencies.length * part)] ?? 0)
  return { rps: latencies.length / took, p50: share(0.5), p99: share(0.99), errors }
}

function requestOf(host: string, { path, headers, body }: Posted): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines.join('')}\r\n${body}`
}

/** The answers of a connection, each with the length it says it has. */
async function* readAnswers(socket: net.Socket): AsyncGenerator<{ head: string; body: string }> {
  let read = ''
  // Bytes as they are: a length counts bytes.
  for await (const chunk of socket.setEncoding('latin1')) {
    read += chunk
    const at = read.indexOf(HEAD_END)
    if (at < 0) continue
    const head = read.slice(0, at)
    const end = at + HEAD_END.length + Number(/^content-length: (\d+)/im.exec(head)?.[1])
    if (Number.isNaN(end)) throw new Error(`An answer without its length: ${head}`)
    if (read.length < end) continue
    yield { head, body: Buffer.from(read.slice(at + HEAD_END.length, end), 'latin1').toString() }
    read = read.slice(end)
  }
}
