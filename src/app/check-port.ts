import { once } from 'node:events'
import { createServer } from 'node:net'

/** Something else listens there, or this account may not. */
export class PortTaken extends Error {
  override name = 'PortTaken'
  readonly port: number
  constructor(port: number) {
    super(`Port ${port} cannot be used`)
    this.port = port
  }
}

/** Asked before anything is prepared: the first start takes a while, and whoever waited would hear it last. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen({ port, host, exclusive: true })
  try {
    await once(probe, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'EADDRINUSE' || code === 'EACCES' ? new PortTaken(port) : error
  }
  probe.close()
  await once(probe, 'close')
}
