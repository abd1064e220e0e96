import type { Pixel } from '../drawing/camera.ts'
import type { Stage } from '../drawing/stage.ts'
import { paintCloud } from './paint-cloud.ts'

/** The sky down to the horizon: its colours, sun or moon, stars and clouds. */
export function paintSky(stage: Stage): void {
  const { canvas, camera, light, random } = stage
  const bottom = Math.min(canvas.height, camera.horizonPixels + 4)
  const sky: Pixel[] = [
    [0, 0],
    [canvas.width, 0],
    [canvas.width, bottom],
    [0, bottom],
  ]
  canvas.polygon(sky, canvas.linear(light.sky), 0)
  paintStars(stage, bottom)
  paintDisc(stage, bottom)
  const isHigh = bottom > canvas.height * 0.3
  for (let index = 0; index < light.clouds.count; index += 1) {
    const share = (index + random.next()) / light.clouds.count
    const height = random.next() ** 0.8
    const size = (0.35 + (1 - height) * 0.9) * canvas.width * light.clouds.size
    if (isHigh) paintCloud(stage, [share * canvas.width * 1.1 - 60, bottom * (0.08 + height * 0.72)], size)
  }
}

function paintStars({ canvas, light, random }: Stage, bottom: number): void {
  for (let index = 0; index < light.stars; index += 1) {
    const y = random.next() ** 1.6 * bottom * 0.8
    const size = 0.7 + random.next() * 1.1
    canvas.ellipse(
      [random.next() * canvas.width, y],
      size,
      size,
      '#fff8e6',
      (0.25 + random.next() * 0.6) * (1 - y / bottom),
    )
  }
}

function paintDisc({ canvas, light }: Stage, bottom: number): void {
  if (light.disc === undefined) return
  const { x, y, color, isMoon } = light.disc
  const centre: Pixel = [x * canvas.width, y * bottom]
  const glow = canvas.radial([
    { at: 0, color, opacity: isMoon ? 0.5 : 0.95 },
    { at: 0.25, color, opacity: isMoon ? 0.16 : 0.5 },
    { at: 1, color, opacity: 0 },
  ])
  const reach = isMoon ? 190 : 520
  canvas.ellipse(centre, reach, reach, glow)
  const radius = isMoon ? 27 : 46
  canvas.ellipse(centre, radius, radius, color, isMoon ? 0.95 : 0.9)
}
