import { expect, test } from 'vitest'
import { addressBlock } from './address-block.ts'

test.each(['203.0.113.7', '::ffff:203.0.113.7'])('%s counts by itself', (address) => {
  expect(addressBlock(address)).toBe('203.0.113.7')
})

test.each([
  ['2001:db8:1:2', ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::9']],
  ['2001:db8:0:0', ['2001:db8::1', '2001:db8::ffff:0:0:1']],
  ['fe80:0:0:0', ['fe80::1%eth0']],
  ['0:0:0:0', ['::1']],
])('all of %s::/64 count as one', (block, addresses) => {
  for (const address of addresses) expect(addressBlock(address)).toBe(`${block}::/64`)
})
