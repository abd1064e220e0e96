import { createRandom, type Random } from '../demo/random.ts'
import type { Pixel } from '../drawing/camera.ts'
import { createPlanSheet, INK, PAPER, type PlanSheet } from './plan-sheet.ts'

export type SiteKind = 'village' | 'farm' | 'commercial' | 'industrial' | 'memorial' | 'beach'

interface SiteStyle {
  readonly ground: string
  readonly lot: string
  readonly chosen: string
  readonly columns: number
  readonly edge: 'park' | 'sea' | 'creek'
  readonly name: string
  /** What some lots already carry. */
  readonly content: 'houses' | 'crops' | 'halls' | 'none'
}

const STYLES: Readonly<Record<SiteKind, SiteStyle>> = {
  village: {
    ground: '#d8dfbd',
    lot: '#f3ead8',
    chosen: '#d98a5b',
    columns: 9,
    edge: 'park',
    name: 'PARK',
    content: 'houses',
  },
  farm: {
    ground: '#cfd8a8',
    lot: '#dfe0b2',
    chosen: '#d9a24f',
    columns: 5,
    edge: 'creek',
    name: 'CREEK',
    content: 'crops',
  },
  commercial: {
    ground: '#dcdccd',
    lot: '#efe6d6',
    chosen: '#cf7f5c',
    columns: 6,
    edge: 'park',
    name: 'PLAZA',
    content: 'halls',
  },
  industrial: {
    ground: '#d3d8cc',
    lot: '#e8e4d8',
    chosen: '#d08c4e',
    columns: 4,
    edge: 'creek',
    name: 'CREEK',
    content: 'halls',
  },
  memorial: {
    ground: '#c8d9ae',
    lot: '#d7e3bf',
    chosen: '#d9a86a',
    columns: 12,
    edge: 'park',
    name: 'CHAPEL GARDEN',
    content: 'none',
  },
  beach: {
    ground: '#e6dcbf',
    lot: '#f1e8cf',
    chosen: '#e0895a',
    columns: 6,
    edge: 'sea',
    name: 'SEA',
    content: 'houses',
  },
}
const ROAD = '#c9c4bb'
const GREEN = '#9db283'
const WATER = '#a9cdd0'
const WIDTH = 30
const DEPTH = 20
const ROWS = [3.2, 9.8] as const
const LOT_DEPTH = 2.6

/** A development from above: its roads, numbered lots, the one on offer, and what borders it. */
export function sitePlanScene(kind: SiteKind, seed: number): string {
  const style = STYLES[kind]
  const random = createRandom(seed)
  const sheet = createPlanSheet(WIDTH, DEPTH)
  sheet.box(0, 0, WIDTH, DEPTH, style.ground, { radiusMetres: 0.5 })
  paintRoads(sheet)
  const chosen = random.int(0, style.columns * 4 - 1)
  let number = 0
  for (const top of ROWS)
    for (const row of [0, 1])
      for (let column = 0; column < style.columns; column += 1) {
        const width = 24 / style.columns
        paintLot(sheet, style, random, {
          x: 3 + column * width,
          y: top + row * LOT_DEPTH,
          width,
          number: number + 1,
          isChosen: number === chosen,
        })
        number += 1
      }
  paintEdge(sheet, style, random)
  return sheet.canvas.toSvg()
}

function paintRoads({ box, lines }: PlanSheet): void {
  for (const y of [1.6, 8.4, 15]) box(0, y, WIDTH, 1.4, ROAD)
  for (const x of [1.2, 27.2]) box(x, 0, 1.6, 16.4, ROAD)
  const dashes: Pixel[][] = []
  for (const y of [2.3, 9.1, 15.7])
    for (let x = 3.4; x < 26.8; x += 1)
      dashes.push([
        [x, y],
        [x + 0.5, y],
      ])
  lines(dashes, '#f4efe4', 0.07)
}

interface Lot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly number: number
  readonly isChosen: boolean
}

function paintLot(sheet: PlanSheet, style: SiteStyle, random: Random, { x, y, width, number, isChosen }: Lot): void {
  const { box, lines, label } = sheet
  box(x, y, width, LOT_DEPTH, isChosen ? style.chosen : style.lot, { stroke: '#a8977e', strokeMetres: 0.05 })
  const middle = [x + width / 2, y + LOT_DEPTH / 2] as const
  if (isChosen) {
    box(x + 0.08, y + 0.08, width - 0.16, LOT_DEPTH - 0.16, 'none', { stroke: PAPER, strokeMetres: 0.09 })
    return label(String(number), middle[0], middle[1], 0.8, PAPER, width * 0.6)
  }
  if (style.content === 'crops') {
    const rows = Array.from({ length: 6 }, (_row, index): Pixel[] => [
      [x + 0.3, y + 0.4 + index * 0.36],
      [x + width - 0.3, y + 0.4 + index * 0.36],
    ])
    lines(rows, '#b9c48a', 0.1)
  }
  const isBuilt = random.chance(0.4)
  if (isBuilt && style.content === 'houses') {
    box(x + width * 0.22, y + 0.6, width * 0.56, 1.3, '#c9a184', { radiusMetres: 0.05 })
    lines(
      [
        [
          [x + width * 0.22, y + 1.25],
          [x + width * 0.78, y + 1.25],
        ],
      ],
      '#ad8267',
      0.06,
    )
    return
  }
  if (isBuilt && style.content === 'halls') {
    box(x + width * 0.14, y + 0.4, width * 0.72, 1.6, '#b9bdb8', { radiusMetres: 0.05 })
    return
  }
  label(String(number), middle[0], middle[1], 0.42, '#9a8a73', width * 0.6)
}

/** The park, the sea or the creek along the lower side, with trees. */
function paintEdge(sheet: PlanSheet, { edge, name }: SiteStyle, random: Random): void {
  const { box, canvas, at, scale, label } = sheet
  const shore: Pixel[] = Array.from({ length: 31 }, (_step, index): Pixel => [
    index,
    17.3 + Math.sin(index * 0.55) * 0.28,
  ])
  if (edge !== 'park') {
    const body =
      edge === 'sea'
        ? [[WIDTH, DEPTH] as const, [0, DEPTH] as const]
        : shore.map(([x, y]) => [x, y + 1.5] as const).toReversed()
    canvas.polygon(
      [...shore, ...body].map(([x, y]) => at(x, y)),
      WATER,
      0,
    )
    canvas.stroke([shore.map(([x, y]) => at(x, y + 0.25))], '#d6e8e6', scale * 0.1)
  } else {
    box(3, 17, 24, 2.6, '#bfcf9b', { radiusMetres: 1.2 })
    box(12.6, 17.5, 4.8, 1.6, '#e6dcc8', { radiusMetres: 0.8 })
  }
  const tree = (x: number, y: number) => {
    const radius = 0.28 + random.next() * 0.22
    const [px, py] = at(x, y)
    canvas.ellipse([px + 3, py + 4], radius * scale, radius * scale, '#6d7a4f', 0.25)
    canvas.ellipse([px, py], radius * scale, radius * scale, GREEN)
    canvas.ellipse(
      [px - radius * scale * 0.25, py - radius * scale * 0.25],
      radius * scale * 0.5,
      radius * scale * 0.5,
      '#b8c99a',
    )
  }
  const isFree = (x: number) => edge !== 'sea' && (edge === 'creek' || Math.abs(x - 15) > 3.6)
  for (let x = 0.6; x < WIDTH; x += 1.5)
    if (isFree(x))
      tree(x + random.next() * 0.5, edge === 'park' ? 17.5 + random.next() * 1.8 : 19.3 + random.next() * 0.3)
  for (let x = 3.4; x < 27; x += 1.7) tree(x, 0.8)
  label(name, 15, edge === 'park' ? 18.3 : 18.2, 0.5, edge === 'park' ? INK : '#5f8a8f')
}
