/** How many bits of a number of 32 bits are 1: they are added up in twos, fours and eights, all at once. */
export function countBits(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555)
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333)
  const eights = (fours + (fours >>> 4)) & 0x0f0f0f0f
  return Math.imul(eights, 0x01010101) >>> 24
}
