import { isIPv6 } from 'node:net'

/** The eight groups of an address of IPv6, as the standard writes them (RFC 5952). */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/**
 * What limits count of a network address: the whole of IPv4; of IPv6 the first 64 bits, since every line has as many addresses as it
 * likes behind them. IPv4 that is written as IPv6 is IPv4.
 */
export function ipPrefix(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
  return bytes.join('.')
}
