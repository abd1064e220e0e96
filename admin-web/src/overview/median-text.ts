import type { PriceOutlier } from '@tahanan/contracts/overview/overview-answer.ts'
import { numberText } from '../screen/count-texts.ts'

/** How far a price is from its area's median: `32% above Lahug’s median`, `6 times Lahug’s median`. */
export function medianText({
  price_sqm: price,
  median_sqm: median,
  area,
}: Pick<PriceOutlier, 'price_sqm' | 'median_sqm' | 'area'>): string {
  const whose = `${area}${area.endsWith('s') ? '’' : '’s'} median`
  const times = price / median
  if (times >= 3) return `${numberText(Math.round(times))} times ${whose}`
  const percent = Math.round(Math.abs(times - 1) * 100)
  return `${percent}% ${times < 1 ? 'below' : 'above'} ${whose}`
}
