/**
 * The partition of a key: murmur2 over its UTF-8 bytes, as Kafka's default partitioner does it, so the embedded log and
 * Kafka put a key into a partition of the same number.
 */
export function partitionOfKey(key: string, partitions: number): number {
  return (murmur2(Buffer.from(key)) & 0x7fff_ffff) % partitions
}

const M = 0x5bd1_e995
const SEED = 0x9747_b28c

/** MurmurHash2 (Austin Appleby, public domain) with Kafka's seed, as a signed 32-bit number. */
function murmur2(bytes: Buffer): number {
  let hash = SEED ^ bytes.length
  const tail = bytes.length & ~3
  for (let index = 0; index < tail; index += 4) {
    let word = Math.imul(bytes.readInt32LE(index), M)
    word = Math.imul(word ^ (word >>> 24), M)
    hash = Math.imul(hash, M) ^ word
  }
  if (tail < bytes.length) {
    hash = Math.imul(hash ^ bytes.readUIntLE(tail, bytes.length - tail), M)
  }
  hash = Math.imul(hash ^ (hash >>> 13), M)
  return hash ^ (hash >>> 15)
}
