import type { Random } from '../demo/random.ts'
import { leaf } from './leaf.ts'

const LEAFLETS = 15

/** Path data of a palm frond: leaflets along a spine that bends down under its weight. */
export function frond(x: number, y: number, angle: number, length: number, random: Random): string {
  const side = Math.cos(angle) < 0 ? -1 : 1
  const sag = length * (0.28 + Math.abs(Math.cos(angle)) * 0.34)
  const at = (share: number) => ({
    x: x + Math.cos(angle) * length * share,
    y: y + Math.sin(angle) * length * share + sag * share * share,
  })
  let path = ''
  for (let index = 1; index <= LEAFLETS; index += 1) {
    const share = index / LEAFLETS
    const [here, before] = [at(share), at(share - 1 / LEAFLETS)]
    const along = Math.atan2(here.y - before.y, here.x - before.x)
    const size = length * (0.34 - 0.2 * Math.abs(share - 0.4)) * (0.9 + random.next() * 0.2)
    path += leaf(before.x, before.y, along, length / LEAFLETS + 6, 5)
    path += leaf(here.x, here.y, along + side * 0.85, size, size * 0.075)
    path += leaf(here.x, here.y, along - side * (0.55 - share * 0.3), size * 0.8, size * 0.075)
  }
  return path
}
