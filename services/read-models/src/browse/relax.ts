import type { ListingList, Understood } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { ListedRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Understanding } from '../search/understand.ts'

export type Relaxed = NonNullable<ListingList['relaxed']>[number]

interface Relaxation {
  readonly listed: ListedRequest
  readonly relaxed: readonly Relaxed[]
}

interface Step {
  readonly relaxed: Relaxed
  readonly apply: (listed: ListedRequest) => ListedRequest
}

/**
 * What to look for where nothing was found (decisions §11): less by one thing, the least certain first, then by one
 * more at a time. Only what the text said is given up, and never the offer.
 */
export function* relaxations(asked: ListedRequest, meaning: Understanding): Generator<Relaxation> {
  const steps = stepsOf(asked, meaning)
  for (const { apply, relaxed } of steps) yield { listed: apply(asked), relaxed: [relaxed] }
  for (let count = 2; count <= steps.length; count += 1) {
    const taken = steps.slice(0, count)
    yield {
      listed: taken.reduce((listed, { apply }) => apply(listed), asked),
      relaxed: taken
        .map(({ relaxed }) => relaxed)
        .filter(({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at),
    }
  }
}

/** Words, stage, financing, size, price by a quarter, bedrooms, then the place to what it lies in, as far out as it goes. */
function stepsOf(asked: ListedRequest, { understood, words }: Understanding): readonly Step[] {
  const steps: Step[] = []
  const add = (kind: Understood['kind'], change: (filters: ListingFilters) => Partial<ListingFilters>) => {
    const text = understood.find((one) => one.kind === kind)?.text
    const apply: Step['apply'] = (listed) => ({ ...listed, filters: { ...listed.filters, ...change(listed.filters) } })
    if (text !== undefined) steps.push({ relaxed: { kind, text }, apply })
  }
  // Words alone are all that was asked for: without them anything would do.
  if (understood.length > 0 && words.length > 0) {
    steps.push({ relaxed: { kind: 'words', text: words.join(' ') }, apply: (listed) => ({ ...listed, words: [] }) })
  }
  add('stage', () => ({ stage: undefined }))
  add('financing', () => ({ financing: undefined }))
  add('size', () => NO_SIZE)
  add('price', ({ price }) => ({ price: price && widened(price) }))
  add('bedrooms', () => ({ bedrooms: undefined }))
  for (let area = outerOf(asked.filters.area); area !== undefined; area = outerOf(area)) {
    const code = area
    add('place', () => ({ area: code }))
  }
  add('place', () => ({ area: undefined }))
  return steps
}

const NO_SIZE = {
  sizeMinSqm: undefined,
  sizeMaxSqm: undefined,
  lotMinSqm: undefined,
  lotMaxSqm: undefined,
  floorMinSqm: undefined,
  floorMaxSqm: undefined,
}

function outerOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : openGazetteer().areaOf(code)?.parent?.code
}

function widened({ minPesos, maxPesos }: NonNullable<ListingFilters['price']>): ListingFilters['price'] {
  return {
    minPesos: minPesos === null ? null : Math.floor(minPesos * 0.75),
    maxPesos: maxPesos === null ? null : Math.ceil(maxPesos * 1.25),
  }
}
