import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { type Area, isCalledCity, isWithin } from './area.ts'
import { isPartOf, nameKey } from './area-names.ts'
import type { Gazetteer } from './gazetteer.ts'

/**
 * The area that a path of slugs leads to, in whatever spelling: `cebu/cebu-city`, `Cebu/City-of-Cebu`, `ncr/qc`,
 * `central-visayas/cebu`, `makati`. Undefined where it is none, or one of several.
 */
export function areaAt(gazetteer: Gazetteer, path: readonly string[]): Area | undefined {
  let outer: Area | undefined
  for (const segment of path) {
    const slug = outer === undefined ? segment : `${outer.slug}/${segment}`
    outer = gazetteer.areaAt(slug) ?? areaNamed(gazetteer, segment, outer)
    if (outer === undefined) return undefined
  }
  return outer
}

/** What is called so in an area: directly inside before further inside. Of the country, regions and provinces, then cities. */
function areaNamed(gazetteer: Gazetteer, segment: string, outer: Area | undefined): Area | undefined {
  const words = foldText(segment).split(' ')
  const named = gazetteer.named(nameKey(words)).filter((area) => !isPartOf(area, words))
  const ranks =
    outer === undefined
      ? [({ slug }: Area) => !slug.includes('/'), isCalledCity]
      : [({ parent }: Area) => parent === outer, (area: Area) => area !== outer && isWithin(area, outer)]
  return ranks
    .map((isOfRank) => named.filter(isOfRank))
    .filter(({ length }) => length > 0)
    .map(([only, ...others]) => (others.length === 0 ? only : undefined))[0]
}
