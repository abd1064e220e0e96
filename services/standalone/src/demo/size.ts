import type { Family, Offering } from './offering.ts'
import type { Random } from './random.ts'

/** Rooms and areas of one offer; null where they mean nothing for it. */
export interface Size {
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  readonly bedroom: number | null
  readonly bathroom: number | null
  readonly carpark: number | null
}

/** A whole property, as brokers offer it, or one unit of a project. */
export type Extent = 'whole' | 'unit'

type Span = readonly [min: number, max: number]

interface SizeRule {
  readonly lot?: Span
  readonly floor?: Span
  readonly bedroom?: Span
  readonly bathroom?: Span
  readonly carpark?: Span
}

/** By code of the unit type (§3). */
const HOMES: readonly SizeRule[] = [
  { lot: [80, 150], floor: [60, 130], bedroom: [2, 4], bathroom: [1, 3], carpark: [1, 2] },
  { lot: [120, 420], floor: [110, 380], bedroom: [3, 6], bathroom: [2, 5], carpark: [1, 4] },
  { lot: [75, 130], floor: [70, 140], bedroom: [2, 4], bathroom: [1, 3], carpark: [1, 1] },
  { lot: [40, 90], floor: [50, 140], bedroom: [2, 4], bathroom: [1, 3], carpark: [0, 2] },
  { lot: [100, 350], floor: [55, 180], bedroom: [2, 4], bathroom: [1, 3], carpark: [1, 2] },
  { floor: [20, 32], bedroom: [0, 0], bathroom: [1, 1], carpark: [0, 0] },
  { floor: [30, 48], bedroom: [1, 1], bathroom: [1, 1], carpark: [0, 1] },
  { floor: [46, 82], bedroom: [2, 2], bathroom: [1, 2], carpark: [0, 1] },
  { floor: [80, 150], bedroom: [3, 3], bathroom: [2, 3], carpark: [1, 2] },
  { floor: [45, 95], bedroom: [1, 2], bathroom: [1, 2], carpark: [0, 1] },
  { floor: [130, 340], bedroom: [3, 5], bathroom: [3, 5], carpark: [2, 4] },
  { floor: [32, 70], bedroom: [1, 1], bathroom: [1, 1], carpark: [0, 1] },
]

/** A whole property, as brokers offer it. */
const WHOLE: Partial<Record<Family, SizeRule>> = {
  building: { lot: [150, 1500], floor: [220, 3200], bathroom: [2, 12], carpark: [2, 24] },
  hotel: { lot: [400, 3000], floor: [900, 6500], bedroom: [18, 120], bathroom: [18, 130], carpark: [6, 60] },
  resort: { lot: [1500, 20_000], floor: [400, 3200], bedroom: [6, 40], bathroom: [6, 45], carpark: [6, 40] },
}

/** One unit of a project: an office floor, a hotel suite, a villa. */
const UNIT: Partial<Record<Family, SizeRule>> = {
  building: { floor: [32, 420], bathroom: [1, 2], carpark: [0, 3] },
  hotel: { floor: [22, 48], bedroom: [1, 1], bathroom: [1, 1], carpark: [0, 0] },
  resort: { lot: [150, 500], floor: [70, 240], bedroom: [1, 4], bathroom: [1, 4], carpark: [1, 2] },
}

const LOTS: Partial<Record<Family, Span>> = {
  lot: [80, 620],
  shopLot: [180, 3000],
  farm: [3000, 85_000],
  factoryLot: [1000, 22_000],
  special: [400, 9000],
}

/** Lawn lots, garden lots and family estates come in fixed sizes. */
const MEMORIAL_LOTS_SQM = [2.5, 5, 10, 15, 30, 50] as const

export function sizeOf(offering: Offering, extent: Extent, random: Random): Size {
  const lot = LOTS[offering.family]
  if (offering.family === 'memorial') return bareLot(random.pick(MEMORIAL_LOTS_SQM))
  if (lot !== undefined) return bareLot(draw(lot, random) ?? 0)
  const rule = HOMES[offering.unitType] ?? (extent === 'whole' ? WHOLE : UNIT)[offering.family] ?? {}
  const floor = draw(rule.floor, random)
  return {
    lotAreaSqm: draw(rule.lot, random),
    // Small floors are sold by the hundredth of a square metre.
    floorAreaSqm: floor !== null && rule.lot === undefined ? floor + random.int(0, 99) / 100 : floor,
    bedroom: draw(rule.bedroom, random),
    bathroom: draw(rule.bathroom, random),
    carpark: draw(rule.carpark, random),
  }
}

function draw(span: Span | undefined, random: Random): number | null {
  return span === undefined ? null : random.int(...span)
}

function bareLot(lotAreaSqm: number): Size {
  return { lotAreaSqm, floorAreaSqm: 0, bedroom: 0, bathroom: 0, carpark: 0 }
}
