import type { Pixel } from '../drawing/camera.ts'
import { createCanvas, type Canvas } from '../drawing/canvas.ts'
import { letterPath } from '../lettering/letter-path.ts'
import { SCENE_HEIGHT, SCENE_WIDTH } from '../scene/compose.ts'

export interface PlanSheet {
  readonly canvas: Canvas
  /** Pixels of a metre. */
  readonly scale: number
  at(x: number, y: number): Pixel
  box(x: number, y: number, width: number, height: number, fill: string, options?: BoxOptions): void
  lines(lines: readonly (readonly Pixel[])[], hex: string, widthMetres: number): void
  /** A label around a place, as large as fits into a width. */
  label(text: string, x: number, y: number, heightMetres: number, hex?: string, maxWidthMetres?: number): void
}

export interface BoxOptions {
  readonly stroke?: string
  readonly strokeMetres?: number
  readonly radiusMetres?: number
  readonly opacity?: number
}

const MARGIN_PIXELS = 96
export const INK = '#473f37'
export const PAPER = '#f7f2e8'

/** A sheet of paper with a drawing of so many metres in its middle. */
export function createPlanSheet(widthMetres: number, depthMetres: number): PlanSheet {
  const canvas = createCanvas(SCENE_WIDTH, SCENE_HEIGHT)
  const scale = Math.min(
    (SCENE_WIDTH - MARGIN_PIXELS * 2) / widthMetres,
    (SCENE_HEIGHT - MARGIN_PIXELS * 2) / depthMetres,
  )
  const left = (SCENE_WIDTH - widthMetres * scale) / 2
  const top = (SCENE_HEIGHT - depthMetres * scale) / 2
  const at = (x: number, y: number): Pixel => [left + x * scale, top + y * scale]
  canvas.add(`<rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="${PAPER}"/>`)
  return {
    canvas,
    scale,
    at,
    box(x, y, width, height, fill, { stroke, strokeMetres = 0.03, radiusMetres = 0, opacity = 1 } = {}) {
      const [px, py] = at(x, y)
      const outline =
        stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${(strokeMetres * scale).toFixed(1)}"`
      canvas.add(
        `<rect x="${px.toFixed(1)}" y="${py.toFixed(1)}" width="${(width * scale).toFixed(1)}" height="${(height * scale).toFixed(1)}" rx="${(radiusMetres * scale).toFixed(1)}" fill="${fill}"${outline}${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`,
      )
    },
    lines(lines, hex, strokeMetres) {
      canvas.stroke(
        lines.map((line) => line.map(([x, y]) => at(x, y))),
        hex,
        Math.max(1, strokeMetres * scale),
      )
    },
    label(text, x, y, heightMetres, hex = INK, maxWidthMetres = Infinity) {
      const [px, py] = at(x, y)
      const wanted = Math.max(15, heightMetres * scale)
      const { widthPixels } = letterPath(text, 0, 0, wanted)
      const height = wanted * Math.min(1, (maxWidthMetres * scale) / widthPixels)
      const { path } = letterPath(text, px, py - height / 2, height)
      canvas.add(
        `<path d="${path}" fill="none" stroke="${hex}" stroke-width="${(height * 0.13).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
    },
  }
}
