import { isIP } from 'node:net'

/** What counts as one place, and how many times the limit of a single one it has. */
export type AddressBlock = { block: string; times: number }

/**
 * What limits by address count, the narrowest first: an IPv4 address as it is; an IPv6 one by its /64, because one household or
 * server is given all of that, and by the /56 and the /48 around it, because a rented server is given those for the asking.
 */
export function addressBlocks(address: string): readonly [AddressBlock, ...AddressBlock[]] {
  if (!address.includes(':')) return [{ block: address, times: 1 }]
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return [{ block: mapped, times: 1 }]
  const [one, two, three, four] = groupsOf(address)
  const upper = (Number.parseInt(four, 16) & 0xff00).toString(16)
  return [
    { block: `${one}:${two}:${three}:${four}::/64`, times: 1 },
    { block: `${one}:${two}:${three}:${upper}::/56`, times: 4 },
    { block: `${one}:${two}:${three}::/48`, times: 16 },
  ]
}

export const narrowestBlock = (address: string): string => addressBlocks(address)[0].block

/** From this very host, or from no network at all, as the seller's command. */
export const isHere = (address: string): boolean =>
  isIP(address) === 0 || address === '::1' || /^(::ffff:)?127\./i.test(address)

/** The first four groups of eight, without leading zeros. */
function groupsOf(address: string): [string, string, string, string] {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::', 2) ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  const at = (index: number) => (groups[index] ?? '0').replace(/^0+(?=.)/, '')
  return [at(0), at(1), at(2), at(3)]
}
