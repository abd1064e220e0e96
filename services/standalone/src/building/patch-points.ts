import type { Pixel } from '../drawing/camera.ts'
import type { Patch } from '../drawing/surface.ts'

const ARCH_STEPS = 16

/** The outline of a patch, by metres along and up; an arched one has a half circle on top of it. */
export function patchPoints({ left, bottom, width, height }: Patch, isArched = false): Pixel[] {
  const foot: Pixel[] = [
    [left, bottom],
    [left + width, bottom],
  ]
  if (!isArched) return [...foot, [left + width, bottom + height], [left, bottom + height]]
  const radius = width / 2
  const spring = bottom + height - radius
  const arch = Array.from({ length: ARCH_STEPS + 1 }, (_step, index): Pixel => {
    const angle = (index / ARCH_STEPS) * Math.PI
    return [left + radius + Math.cos(angle) * radius, spring + Math.sin(angle) * radius]
  })
  return [...foot, ...arch]
}
