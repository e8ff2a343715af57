import { lookup as systemLookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { AddressRefused } from '#sources/http/errors'

/** Resolves a name to all its addresses; `dns.lookup` unless a test gives another. */
export type ResolveAll = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void
) => void

/** Special-purpose registries of the IANA (RFC 6890 and its updates): nothing a public site could legitimately live at. */
const IPV4_RANGES =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'

/** Among them the ranges that carry an IPv4 address inside (`::/96`, NAT64, 6to4, Teredo), which could smuggle a private one. */
const IPV6_RANGES =
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8'

const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/

const refused4 = blockList(IPV4_RANGES, 'ipv4')
const refused6 = blockList(IPV6_RANGES, 'ipv6')

/** Whether an IP address (without brackets) is private, local, reserved or no address at all. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.toLowerCase().split('%')[0]
  const version = isIP(bare)
  if (version === 0) return true
  if (version === 4) return refused4.check(bare, 'ipv4')

  const inner = mappedAddress(bare)
  return inner ? refused4.check(inner, 'ipv4') : refused6.check(bare, 'ipv6')
}

/** Throws `AddressRefused` when an address names a private place without need of DNS (`http://10.0.0.1`, `http://localhost`). */
export function refusePrivateHost(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isLocalName = /(^|\.)(localhost|local|internal|home\.arpa)$/i.test(host)
  if (isLocalName || (isIP(host) && isPrivateAddress(host))) throw new AddressRefused(url.href)
}

/** A `lookup` for sockets that answers only public addresses: what is connected to is what was checked, so rebinding a name gains nothing. */
export function publicLookup(resolve: ResolveAll = resolveWithSystem): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error) return callback(error, '')
      if (!addresses.length || addresses.some((found) => isPrivateAddress(found.address))) {
        return callback(new AddressRefused(hostname), '')
      }
      if (options.all) return callback(null, addresses)
      callback(null, addresses[0].address, addresses[0].family)
    })
  }
}

function resolveWithSystem(hostname: string, done: Parameters<ResolveAll>[1]) {
  systemLookup(hostname, { all: true }, done)
}

function blockList(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.split(' ')) {
    const [network, bits] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

function mappedAddress(address: string): string | null {
  const found = MAPPED.exec(new URL(`http://[${address}]`).hostname.slice(1, -1))
  if (!found) return null
  if (found[1]) return found[1]
  const [high, low] = [parseInt(found[2], 16), parseInt(found[3], 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
