import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress, resolvePublicly } from './public-address.ts'

test('this machine, private networks, link-local ones and metadata are not public, in whatever way they are written', async () => {
  for (const closed of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    'nonsense',
  ])
    expect(isPublicAddress(closed), closed).toBe(false)
  for (const open of ['8.8.8.8', '223.5.5.5', '172.32.0.1', '2400:3200::1', '2606:4700::1111'])
    expect(isPublicAddress(open), open).toBe(true)
  await expect(resolvePublicly('127.0.0.1')).rejects.toThrow('not a public address')
  await expect(resolvePublicly('::1')).rejects.toThrow('not a public address')
})

test('no address of 10.0.0.0/8 is public, however it is written', () => {
  const part = fc.nat(255)
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      const tail = [(10 << 8) | a, (b << 8) | c].map((pair) => pair.toString(16)).join(':')
      return !isPublicAddress(`10.${a}.${b}.${c}`) && !isPublicAddress(`::ffff:${tail}`)
    }),
  )
})
