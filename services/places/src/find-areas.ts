import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { isWithin } from './area.ts'
import type { Area } from './area.ts'
import { nameKey } from './area-names.ts'
import type { Gazetteer } from './gazetteer.ts'
import { locate } from './locate.ts'

/** Of all areas whose names begin alike, so many are looked through for those within another. */
const LOOKED_THROUGH = 2_000

/**
 * Areas that somebody may mean who is still typing, the likeliest first: those that the whole text names ("lahug
 * cebu"), those whose name begins with its last words and that lie in what the words before name ("lah", "cebu lah"),
 * then those that some of its words name.
 */
export function findAreas(gazetteer: Gazetteer, text: string, limit: number): readonly Area[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '')
  const named = locate(gazetteer, words)
  const isWhole = ({ spans }: (typeof named)[number]) =>
    spans.reduce((sum, { from, to }) => sum + to - from, 0) === words.length
  const whole = named.filter(isWhole).map(({ area }) => area)
  const begun = words.flatMap((_, from) => begunWithin(gazetteer, words.slice(from), words.slice(0, from)))
  return [...new Set([...whole, ...begun, ...named.map(({ area }) => area)])].slice(0, limit)
}

function begunWithin(gazetteer: Gazetteer, beginning: readonly string[], outer: readonly string[]): readonly Area[] {
  const key = nameKey(beginning)
  if (key === '') return []
  const begun = gazetteer.namedLike(key, LOOKED_THROUGH)
  if (outer.length === 0) return begun
  const around = locate(gazetteer, outer).map(({ area }) => area)
  return begun.filter((area) => around.some((wide) => wide !== area && isWithin(area, wide)))
}
