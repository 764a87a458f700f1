import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { checkPort, PortTaken } from './check-port.ts'

test('a port that somebody has is told before the shop is prepared, and is free again afterwards', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const at = { port: (other.address() as AddressInfo).port, host: '127.0.0.1' }
  await expect(checkPort(at)).rejects.toThrow(PortTaken)
  other.close()
  await once(other, 'close')
  await checkPort(at)
  await checkPort(at)
})
