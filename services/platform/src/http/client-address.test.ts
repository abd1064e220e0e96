import { expect, test } from 'vitest'
import { clientAddress, throttledAddress } from './client-address.ts'

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2::5', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, counted) => {
  expect(throttledAddress(address)).toBe(counted)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:4711', '203.0.113.5'],
  ['[2001:db8:1:2::5]:4711', '2001:db8:1:2::5'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2::5'],
  ['2001:db8:1:2::5', '2001:db8:1:2::5'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
])('%s is a request of %s', (sent, address) => {
  expect(clientAddress(sent)).toBe(address)
})
