import { describe, expect, it } from 'vitest'
import { partitionOfKey } from './postgres-event-bus.ts'

describe('partitionOfKey', () => {
  // The hashes are those of Kafka's own tests (UtilsTest.testMurmur2).
  it.each([
    ['21', -973_932_308],
    ['foobar', -790_332_482],
    ['a-little-bit-long-string', -985_981_536],
    ['a-little-bit-longer-string', -1_486_304_829],
    ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58_897_971],
    ['abc', 479_470_107],
  ])('agrees with Kafka about %s', (key, hash) => {
    expect(partitionOfKey(key, 1_000_003)).toBe((hash & 0x7fff_ffff) % 1_000_003)
  })

  it('spreads keys evenly', () => {
    const counts = Array.from({ length: 8 }, () => 0)
    for (let id = 1; id <= 8_000; id += 1) {
      const partition = partitionOfKey(`listing:${id}`, 8)
      counts[partition] = (counts[partition] ?? 0) + 1
    }
    for (const count of counts) expect(count).toBeGreaterThan(850)
  })
})
