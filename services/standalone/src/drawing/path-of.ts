import type { Pixel } from './camera.ts'

/** Path data of a polygon, or of the open line through its points. */
export function pathOf(points: readonly Pixel[], ending: 'closed' | 'open' = 'closed'): string {
  if (points.length < 2) return ''
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenths(x)} ${tenths(y)}`)
  return steps.join('') + (ending === 'closed' ? 'Z' : '')
}

/** A tenth of a pixel is as fine as anybody sees. */
function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}
