import { lookup } from 'node:dns/promises'
import { BlockList, isIPv4 } from 'node:net'

/** Where a name leads. */
export type Place = { address: string; family: number }
export type Resolve = (hostname: string) => Promise<Place>

/** This machine, private networks, link-local ones with the clouds' metadata, and what belongs to nobody. */
const CLOSED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // An IPv4 address in other clothes.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv6')

/** Of IPv6 only this is handed out to the public; all else, mapped IPv4 included, is not. */
const PUBLIC_IPV6 = new BlockList()
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6')

export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !CLOSED.check(address, 'ipv4')
    : PUBLIC_IPV6.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6')

export class NotPublic extends Error {}

/** Without the brackets of an IPv6 address, and without the dot that ends a whole name. */
export const bareName = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '')

/** Where a name leads, if all it leads to is public: one of several would be as bad as the only one. */
export const resolvePublicly: Resolve = async (hostname) => {
  const places = await lookup(hostname, { all: true })
  const [first] = places
  if (!first || !places.every(({ address }) => isPublicAddress(address)))
    throw new NotPublic(`${hostname} is not a public address`)
  return first
}
