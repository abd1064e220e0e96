import ipaddr from 'ipaddr.js'

const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+)):\d{1,5}$/

/** Who asks, without the port that some proxies write into `X-Forwarded-For`: `203.0.113.5:4711`, `[2001:db8::1]:4711`. */
export function clientAddress(sent: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(sent) ?? []
  return ipv6 ?? ipv4 ?? sent.replace(/^\[|\]$/g, '')
}

/** The part of an address that one person cannot change at will: all of an IPv4, the /64 network of an IPv6. */
export function throttledAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
