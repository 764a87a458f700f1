import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

// Letters and numbers of https://www.postgresql.org/docs/current/protocol-message-formats.html
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const FAREWELL = 'X'.charCodeAt(0)

/**
 * Stands before PostgreSQL and has one connection for all who ask, one after the other, as PgBouncer before 1.21 does: what one
 * of them named is named for the next as well.
 */
export async function startSharingPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let line: Socket | undefined
  let asking: Socket
  const open = (hello: Buffer) => {
    line = connect(Number(port), hostname)
    line.on('data', (answer) => asking.write(answer)).on('error', () => {})
    line.write(hello)
    sockets.add(line)
  }
  const server = createServer((caller) => {
    sockets.add(caller.on('error', () => {}))
    caller.once('data', (hello) => {
      asking = caller
      if (line) caller.write(WELCOME)
      else open(hello)
      caller.on('data', (question) => {
        asking = caller
        if (question[0] !== FAREWELL) line?.write(question)
        else caller.end()
      })
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const behind = new URL(url)
  behind.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return behind.href
}
