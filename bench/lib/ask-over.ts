import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'

type Door = { ca: Buffer; port: number; name: string }
type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The address of this host the question is sent to, and comes from. */
  host?: string
}

export type Said = { status: number; headers: IncomingHttpHeaders; body: string }

/** Questions over TLS to a port of this host by another name, whose certificate is checked. */
export const askOver = (door: Door) => async (where: string, asked?: Asked) => {
  const answer = await open(door, where, asked)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) } as Said
}

/** The same, handed over when it begins. */
export function open({ ca, port, name }: Door, where: string, asked: Asked = {}): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, host = '127.0.0.1' } = asked
  return new Promise((resolve, reject) => {
    const asking = request({
      host,
      port,
      path: where,
      method,
      ca,
      servername: name,
      headers: { host: name, ...headers },
    })
    asking.once('response', resolve)
    asking.once('error', reject)
    asking.end(body)
  })
}
