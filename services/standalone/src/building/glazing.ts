import type { Pixel } from '../drawing/camera.ts'
import type { Detail } from '../drawing/face.ts'
import type { Patch, Surface } from '../drawing/surface.ts'
import { glow } from './glow.ts'
import { patchPoints } from './patch-points.ts'

export interface GlazingShape extends Patch {
  readonly columns?: number
  readonly rows?: number
  readonly frameColor?: string
  readonly frameMetres?: number
  readonly isArched?: boolean
  /** A projecting sill below. */
  readonly sillColor?: string
}

const LAMPLIGHT = { top: '#ffe3b0', bottom: '#eeaf66', curtain: '#fff3da' }

/** A window or a glazed door, set back into the wall: dark with the sky in it by day, warm with a lamp behind it. */
export function glazing(shape: GlazingShape): Detail {
  return (surface) => {
    const { canvas, camera, light, random } = surface.stage
    const isLit = random.chance(light.litWindows)
    const outline = camera.outline(patchPoints(shape, shape.isArched).map(([along, up]) => surface.at(along, up)))
    if (outline.length < 3) return
    const [top, bottom] = isLit ? [LAMPLIGHT.top, LAMPLIGHT.bottom] : light.glass
    canvas.polygon(
      outline,
      canvas.linear([
        { at: 0, color: top },
        { at: 1, color: bottom },
      ]),
      0,
    )
    canvas.within([outline], () => {
      paintCurtains(surface, shape, isLit)
      if (!isLit) paintMirroredSky(surface, shape)
      paintRecess(surface, shape)
    })
    paintFrame(surface, shape)
    if (isLit) glow(surface, shape)
  }
}

function paintCurtains(surface: Surface, { left, bottom, width, height }: Patch, isLit: boolean): void {
  const { canvas, random } = surface.stage
  const share = 0.1 + random.next() * 0.16
  const sides = random.chance(0.75) ? [left, left + width * (1 - share)] : [left]
  const curtains = sides.map((from) => surface.outline({ left: from, bottom, width: width * share, height }))
  canvas.fill(curtains, isLit ? LAMPLIGHT.curtain : '#f2ede2', isLit ? 0.5 : 0.22)
}

/** A slanting band of brighter sky. */
function paintMirroredSky({ stage: { canvas, camera, random }, at }: Surface, shape: Patch): void {
  const start = random.next() * 0.5
  const corner = (along: number, up: number) => at(shape.left + shape.width * along, shape.bottom + shape.height * up)
  const band = [corner(start, 1), corner(start + 0.4, 1), corner(start + 0.18, 0), corner(start - 0.22, 0)]
  canvas.fill([camera.outline(band)], '#ffffff', 0.13)
}

/** Shade under the head of the opening and beside its jamb on the sunny side. */
function paintRecess(surface: Surface, { left, bottom, width, height }: Patch): void {
  const { canvas, light } = surface.stage
  const jamb = 0.06
  const shade = [
    surface.outline({ left, width, bottom: bottom + height - jamb * 1.6, height: jamb * 1.6 }),
    surface.outline({ left: light.toSun[0] < 0 ? left : left + width - jamb, width: jamb, bottom, height }),
  ]
  canvas.fill(shade, '#101826', 0.32)
}

function paintFrame(surface: Surface, shape: GlazingShape): void {
  const { left, bottom, width, height, columns = 2, rows = 1, frameColor = '#4a4540', frameMetres = 0.07 } = shape
  const frame = patchPoints(shape, shape.isArched)
  const posts = Array.from({ length: columns - 1 }, (_post, index): Pixel[] => {
    const x = left + (width * (index + 1)) / columns
    const top = shape.isArched === true ? height - (width / 2) * (1 - archRise((index + 1) / columns)) : height
    return [
      [x, bottom],
      [x, bottom + top],
    ]
  })
  const bars = Array.from({ length: rows - 1 }, (_bar, index): Pixel[] => {
    const y = bottom + (height * (index + 1)) / rows
    return [
      [left, y],
      [left + width, y],
    ]
  })
  surface.lines([[...frame, ...frame.slice(0, 1)], ...posts, ...bars], frameColor, frameMetres)
  if (shape.sillColor !== undefined)
    surface.patch({ left: left - 0.08, bottom: bottom - 0.1, width: width + 0.16, height: 0.1 }, shape.sillColor, 0.06)
}

/** Height of a half circle at a share of its width, 1 in its middle. */
function archRise(share: number): number {
  return Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2))
}
