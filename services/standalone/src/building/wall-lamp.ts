import type { Detail } from '../drawing/face.ts'
import { glow } from './glow.ts'

/** A small lamp on a wall, lit when the hour asks for it. */
export function wallLamp(left: number, bottom: number): Detail {
  return (surface) => {
    const isOn = surface.stage.light.litWindows > 0.3
    const lamp = { left: left - 0.07, bottom, width: 0.14, height: 0.32 }
    surface.stage.canvas.polygon(surface.outline(lamp), isOn ? '#ffe9bd' : surface.shade('#4a423b'))
    if (isOn) glow(surface, { left: left - 0.3, bottom: bottom - 0.5, width: 0.6, height: 1.2 })
  }
}
