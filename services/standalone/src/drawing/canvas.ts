import type { Pixel } from './camera.ts'
import { pathOf } from './path-of.ts'

export interface Stop {
  /** 0 to 1. */
  readonly at: number
  readonly color: string
  readonly opacity?: number
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

const DOWNWARDS: Line = [0, 0, 0, 1]

/** A picture in the making: what is added later lies on top. */
export interface Canvas {
  readonly width: number
  readonly height: number
  add(markup: string): void
  /** Several polygons of one paint; where they overlap they count once. */
  fill(outlines: readonly (readonly Pixel[])[], paint: string, opacity?: number): void
  /** A polygon with corners rounded by `round` pixels, so that neighbours leave no seam. */
  polygon(outline: readonly Pixel[], paint: string, round?: number): void
  stroke(lines: readonly (readonly Pixel[])[], paint: string, widthPixels: number, opacity?: number): void
  ellipse(centre: Pixel, radiusX: number, radiusY: number, paint: string, opacity?: number): void
  /** Fades along a line within the box of what it fills: downwards, unless told. */
  linear(stops: readonly Stop[], line?: Line): string
  /** Fades from the middle of what it fills to its edge. */
  radial(stops: readonly Stop[]): string
  /** Draws only inside of the outlines. */
  within(outlines: readonly (readonly Pixel[])[], draw: () => void): void
  toSvg(): string
}

export function createCanvas(width: number, height: number): Canvas {
  const parts: string[] = []
  const definitions = new Map<string, string>()
  const define = (prefix: string, body: (id: string) => string) => {
    const key = body('')
    const known = definitions.get(key)
    if (known !== undefined) return known
    const id = `${prefix}${definitions.size}`
    definitions.set(key, id)
    parts.push(body(id))
    return id
  }
  const add = (markup: string) => void parts.push(markup)
  return {
    width,
    height,
    add,
    fill(outlines, paint, opacity = 1) {
      if (outlines.some((outline) => outline.length > 2))
        add(
          `<path d="${outlines.map((outline) => pathOf(outline)).join('')}" fill="${paint}"${faded('fill', opacity)}/>`,
        )
    },
    polygon(outline, paint, round = 0.8) {
      if (outline.length > 2) add(`<path d="${pathOf(outline)}" fill="${paint}"${edge(paint, round)}/>`)
    },
    stroke(lines, paint, widthPixels, opacity = 1) {
      const path = lines.map((line) => pathOf(line, 'open')).join('')
      if (path !== '')
        add(
          `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${widthPixels.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${faded('stroke', opacity)}/>`,
        )
    },
    ellipse([x, y], radiusX, radiusY, paint, opacity = 1) {
      add(
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${radiusX.toFixed(1)}" ry="${radiusY.toFixed(1)}" fill="${paint}"${faded('fill', opacity)}/>`,
      )
    },
    linear(stops, [x1, y1, x2, y2] = DOWNWARDS) {
      const body = (id: string) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`
      return `url(#${define('l', body)})`
    },
    radial(stops) {
      const body = (id: string) => `<radialGradient id="${id}">${stops.map(stopMarkup).join('')}</radialGradient>`
      return `url(#${define('r', body)})`
    },
    within(outlines, draw) {
      const path = outlines.map((outline) => pathOf(outline)).join('')
      if (path === '') return
      const id = define('c', (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`)
      add(`<g clip-path="url(#${id})">`)
      draw()
      add('</g>')
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`,
  }
}

/** The opacity of the paint, not of the element: that would be drawn aside first, at many times the cost. */
function faded(part: 'fill' | 'stroke', opacity: number): string {
  return opacity < 1 ? ` ${part}-opacity="${opacity.toFixed(3)}"` : ''
}

function edge(paint: string, round: number): string {
  return round > 0 ? ` stroke="${paint}" stroke-width="${round.toFixed(1)}" stroke-linejoin="round"` : ''
}

function stopMarkup({ at, color, opacity = 1 }: Stop): string {
  return `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
}
