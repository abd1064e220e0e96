import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { NAMES } from './names.ts'
import { nounOf } from './noun-of.ts'
import type { Offering } from './offering.ts'
import type { Random } from './random.ts'
import { sentenceCase } from './sentence-case.ts'
import type { Size } from './size.ts'

/** Name of a unit within a project: `Townhouse, Block 5 Lot 12, Narra Village`. */
export function unitName(offering: Offering, size: Size, projectName: string, random: Random): string {
  return `${unit(offering, size, random)}, ${projectName}`
}

function unit(offering: Offering, size: Size, random: Random): string {
  const noun = sentenceCase(nounOf(offering, 'unit'))
  const block = `Block ${random.int(1, 24)} Lot ${random.int(1, 40)}`
  const floor = random.int(2, 38)
  const door = `${floor}${String(random.int(1, 24)).padStart(2, '0')}`
  switch (offering.family) {
    case 'condo':
      return random.chance(0.5)
        ? `${noun} ${door}, Tower ${random.int(1, 4)}`
        : `${noun} on floor ${floor}, unit ${door}`
    case 'house':
      return random.chance(0.5)
        ? `${noun}, ${block}`
        : `${random.pick(NAMES.words)} model ${nounOf(offering, 'unit')}, ${block}`
    case 'building':
    case 'hotel':
      return `${noun} ${door}`
    case 'resort':
      return `${noun} ${random.int(1, 80)}`
    case 'memorial':
      return `${noun} of ${areaText(size.lotAreaSqm ?? 0)}, Garden ${random.int(1, 12)} Row ${random.int(1, 60)}`
    default:
      return `${noun} of ${areaText(size.lotAreaSqm ?? 0)}, ${block}`
  }
}
