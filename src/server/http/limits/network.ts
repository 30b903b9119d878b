import { isIPv6 } from 'node:net'

/**
 * The network that limits count an address for: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to
 * one customer.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = new URL(`http://[${address.split('%')[0]}]/`).hostname.slice(1, -1)
  const [head = '', tail] = groups.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const all = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return isMapped(all) ? formatIPv4(all) : `${all.slice(0, 4).join(':')}::/64`
}

/** An IPv4-mapped IPv6 address, ::ffff:192.0.2.1 (RFC 4291, 2.5.5.2). */
const isMapped = (groups: string[]) => groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'

function formatIPv4(groups: string[]): string {
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
