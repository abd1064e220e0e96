import type { Face } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { shadowsOn } from '../drawing/shadows-on.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Vector } from '../drawing/vector.ts'

/** What furniture takes away of the sunlight that windows throw on the floor. */
export function paintShadowsInSun(
  { canvas, camera, light }: Stage,
  floor: Face,
  panes: readonly (readonly Vector[])[],
  furniture: readonly Piece[],
): void {
  const onFloor = (casters: readonly (readonly Vector[])[]) =>
    shadowsOn(floor, casters, light.toSun).map((outline) => camera.outline(outline))
  const shadows = onFloor(furniture.flatMap(({ casters }) => casters))
  canvas.within(onFloor(panes), () => canvas.fill(shadows, '#2e2117', light.shadow.opacity * 0.75))
}
