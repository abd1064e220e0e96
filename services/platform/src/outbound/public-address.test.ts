import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { RefusedHost, type Resolve, resolvePublic } from './public-address.ts'

/** A name server of a few names, which never tells what it does not know. */
const resolve: Resolve = async (hostname) => {
  const known: Readonly<Record<string, readonly string[]>> = {
    localhost: ['127.0.0.1', '::1'],
    'localhost.': ['127.0.0.1'],
    'inside.example': ['10.0.0.7'],
    'half.example': ['8.8.8.8', '192.168.1.1'],
    'six.example': ['fd00::1'],
    'partner.example': ['8.8.8.8', '2606:4700:4700::1111'],
    'metadata.google.internal': ['169.254.169.254'],
  }
  return (known[hostname] ?? []).map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
}

const PRIVATE = [
  // This machine, however it is written.
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7F.0x0.0x0.0x1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.1',
  '00000177.0.0.1',
  '127.0.0.0x1',
  '0x7f.0.0.01',
  '%31%32%37.0.0.1',
  '１２７.０.０.１',
  '127。0。0。1',
  '⑫⑦.⓪.⓪.①',
  '0.0.0.0',
  '0',
  '0x0',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  // Its network.
  '10.0.0.1',
  '10.1',
  '167772161',
  '0x0a000001',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '2886729729',
  '192.168.0.1',
  '3232235521',
  '0xc0a80001',
  '0300.0250.0.1',
  '192.168.257',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '100.127.255.255',
  '198.18.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '203.0.113.9',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  // Groups, everybody, nobody.
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  // IPv4 inside of IPv6.
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:10.0.0.1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2002:c0a8:1::1]',
  '[2001:0:7f00:1::]',
  // Names that lead there, and those that lead nowhere.
  'inside.example',
  'half.example',
  'six.example',
  'metadata.google.internal',
  'nobody.example',
]

test.each(PRIVATE)('%s is refused', async (host) => {
  const asked = resolvePublic(new URL(`http://${host}/`), { toPrivate: false, resolve })
  await expect(asked).rejects.toBeInstanceOf(RefusedHost)
})

test.each(['8.8.8.8', '134744072', '[2606:4700:4700::1111]', 'partner.example', 'PARTNER.example'])(
  '%s may be called',
  async (host) => {
    const found = await resolvePublic(new URL(`https://${host}/hook`), { toPrivate: false, resolve })
    expect(found.length).toBeGreaterThan(0)
  },
)

test('a lab calls its own machines, but nobody who has no address', async () => {
  const rules = { toPrivate: true, resolve }
  expect(await resolvePublic(new URL('http://127.0.0.1:9000/'), rules)).toEqual([{ address: '127.0.0.1', family: 4 }])
  await expect(resolvePublic(new URL('http://nobody.example/'), rules)).rejects.toBeInstanceOf(RefusedHost)
})
