import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Stage } from '../drawing/stage.ts'

const STEPS = 64
const GREENS = ['#a6bf58', '#8cab4b', '#b9c468', '#7b9d49', '#98b552'] as const

/** Rice terraces from the horizon down: each a curving rim of earth, and behind it green or water. */
export function paintTerraces({ canvas, camera, light, random }: Stage, count: number): void {
  const top = camera.horizonPixels - canvas.height * 0.06
  const depth = canvas.height - top
  const strength = Math.min(1, light.skylight[1] + light.sunlight[1] * 0.55)
  const toned = (hex: string, nearness: number) =>
    color.between(color.hex(color.scale(color.of(hex), strength)), light.haze, 0.5 * (1 - nearness) ** 1.4)
  for (let terrace = 0; terrace < count; terrace += 1) {
    const nearness = (terrace + 0.6) / count
    const base = top + depth * (nearness ** 1.5 * 1.02)
    const reach = depth * 0.09 * (0.4 + nearness)
    const rim = Array.from({ length: STEPS + 1 }, (_step, index): Pixel => {
      const share = index / STEPS
      // All terraces follow the same slope, so that their rims never cross.
      const slope = Math.sin(share * 4.4 + 0.6) * 1.5 + Math.sin(share * 9.5 + nearness * 1.3) * 0.42
      return [share * canvas.width, base - slope * reach]
    })
    const wall = 6 + nearness * 24
    const lower = rim.map(([x, y]): Pixel => [x, y + wall])
    const isWater = random.chance(0.28)
    const green = toned(random.pick(GREENS), nearness)
    const sheen = isWater ? color.between(light.sky[1]?.color ?? light.haze, light.glass[0], 0.3) : green
    const floor = [
      { at: 0, color: sheen },
      { at: 1, color: isWater ? color.between(sheen, green, 0.5) : toned('#6d8f42', nearness) },
    ]
    const body: Pixel[] = [...rim, [canvas.width, canvas.height + 40], [0, canvas.height + 40]]
    canvas.polygon([...rim, ...lower.toReversed()], toned('#6f5f3c', nearness), 0)
    canvas.polygon([...lower, ...body.slice(-2)], canvas.linear(floor), 0)
    canvas.stroke([rim], toned('#d2d98c', nearness), 1 + nearness * 2.2, 0.8)
  }
}
