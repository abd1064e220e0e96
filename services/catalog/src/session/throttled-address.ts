import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const NETWORK_GROUPS = 4

/** The part of an address that one person cannot change at will: all of an IPv4, the /64 network of an IPv6. */
export function throttledAddress(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = MAPPED_IPV4.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(plain) ? `${expandGroups(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : plain
}

/** `2001:db8::1` as its eight groups, leading zeroes dropped. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}
