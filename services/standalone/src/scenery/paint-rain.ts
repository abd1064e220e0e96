import type { Pixel } from '../drawing/camera.ts'
import type { Stage } from '../drawing/stage.ts'

/** Fine slanting rain before everything. */
export function paintRain({ canvas, random }: Stage): void {
  const streaks = Array.from({ length: 420 }, (): Pixel[] => {
    const [x, y] = [random.next() * canvas.width, random.next() * canvas.height]
    const length = 16 + random.next() * 34
    return [
      [x, y],
      [x - length * 0.16, y + length],
    ]
  })
  const half = streaks.length / 2
  canvas.stroke(streaks.slice(0, half), '#eef3f4', 1.1, 0.34)
  canvas.stroke(streaks.slice(half), '#eef3f4', 0.8, 0.2)
}
