import { lookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { InvalidInput } from '../problem/problem.ts'

/** Asks the name servers for every address of a host. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export interface OutboundRules {
  /** Lets private addresses through: for a lab (`WEBHOOKS_TO_PRIVATE`). */
  readonly toPrivate: boolean
  readonly resolve?: Resolve
}

/** A host that must not be called, or has no address; the message says why. */
export class RefusedHost extends Error {
  override readonly name = 'RefusedHost'
}

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet: not to this machine, its network, a carrier's, a group of hosts, or
 * a range that leads to another (IPv4 written as IPv6, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST)
}

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/**
 * The addresses behind a URL. Whoever connects goes to these and asks no second time: another answer could lead inside.
 *
 * @throws RefusedHost when one of them is not public, or there is none
 */
export async function resolvePublic({ hostname }: URL, rules: OutboundRules): Promise<readonly LookupAddress[]> {
  const { toPrivate, resolve = resolveAll } = rules
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }]
  if (found.length === 0) throw new RefusedHost(`No name server knows ${host}.`)
  if (!toPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new RefusedHost(`${host} is no address of the public internet.`)
  return found
}

/** @throws InvalidInput on `address` where its host is unknown to the name servers or not public */
export async function requirePublicAddress(address: string, rules: OutboundRules): Promise<void> {
  try {
    await resolvePublic(new URL(address), rules)
  } catch (error) {
    if (!(error instanceof RefusedHost)) throw error
    throw new InvalidInput({ address: [`${error.message} Give one that can be reached from anywhere.`] })
  }
}
