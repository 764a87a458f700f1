import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Stands before PostgreSQL for the length of a test, and hands whoever asks to `meet`, which tells of each socket it opens itself
 * by `keep`. The address that leads there.
 */
export async function listenBefore(
  url: string,
  meet: (caller: Socket, keep: (opened: Socket) => Socket) => void,
): Promise<string> {
  const sockets = new Set<Socket>()
  const keep = (opened: Socket) => {
    sockets.add(opened.on('error', () => {}))
    return opened
  }
  const server = createServer((caller) => meet(keep(caller), keep))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const behind = new URL(url)
  behind.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return behind.href
}
