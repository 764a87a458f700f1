import { connect, type Socket } from 'node:net'
import { listenBefore } from './listen-before.ts'

// Letters and numbers of https://www.postgresql.org/docs/current/protocol-message-formats.html
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const FAREWELL = 'X'.charCodeAt(0)

/** Has one connection for all who ask, one after the other, as PgBouncer before 1.21 does: what one of them named is named for the next as well. */
export function startSharingPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  let line: Socket | undefined
  let asking: Socket
  return listenBefore(url, (caller, keep) => {
    caller.once('data', (hello) => {
      asking = caller
      if (line) caller.write(WELCOME)
      else {
        line = keep(connect(Number(port), hostname)).on('data', (answer) => asking.write(answer))
        line.write(hello)
      }
      caller.on('data', (question) => {
        asking = caller
        if (question[0] !== FAREWELL) line?.write(question)
        else caller.end()
      })
    })
  })
}
