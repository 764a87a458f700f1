import { expect, test } from 'vitest'
import { addressBlocks } from './address-blocks.ts'

const blocksOf = (address: string) => addressBlocks(address).map(({ block }) => block)

test.each(['203.0.113.7', '::ffff:203.0.113.7'])('%s counts by itself', (address) => {
  expect(addressBlocks(address)).toEqual([{ block: '203.0.113.7', times: 1 }])
})

test.each([
  ['2001:db8:1:2', ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::9']],
  ['2001:db8:0:0', ['2001:db8::1', '2001:db8::ffff:0:0:1']],
  ['fe80:0:0:0', ['fe80::1%eth0']],
  ['0:0:0:0', ['::1']],
])('all of %s::/64 count as one', (block, addresses) => {
  for (const address of addresses) expect(blocksOf(address)[0]).toBe(`${block}::/64`)
})

test('an IPv6 address counts in the blocks around it too, each four times as wide a limit', () => {
  expect(addressBlocks('2001:db8:1:42ab::7')).toEqual([
    { block: '2001:db8:1:42ab::/64', times: 1 },
    { block: '2001:db8:1:4200::/56', times: 4 },
    { block: '2001:db8:1::/48', times: 16 },
  ])
  expect(blocksOf('2001:db8:1:42ff::1').slice(1)).toEqual(blocksOf('2001:db8:1:4200::1').slice(1))
  expect(blocksOf('2001:db8:1:43ff::1')[1]).not.toBe(blocksOf('2001:db8:1:42ff::1')[1])
  expect(blocksOf('2001:db8:1:ab::1')[1]).toBe('2001:db8:1:0::/56')
})
