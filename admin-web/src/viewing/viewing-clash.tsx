import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { ViewingAnswer } from '@tahanan/contracts/viewing/viewing.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { isTooClose } from '@tahanan/contracts/viewing/viewing-times.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { viewingTime } from './viewing-moment.ts'

interface ViewingClashProps {
  readonly viewing: ViewingAnswer
  /** When it is to be; empty while no time is chosen. */
  readonly at: string
  readonly salespersonId: number | null
}

/** Warns where who shows a viewing shows another listing at the same time. It stands in nobody's way: they may go together. */
export function ViewingClash({ viewing, at, salespersonId }: ViewingClashProps) {
  const isChosen = at !== '' && salespersonId !== null
  const query = isChosen
    ? ({ state: 'confirmed', from: manilaDate(new Date(at)), days: '1', salesperson: String(salespersonId) } as const)
    : undefined
  const { data } = useEndpoint(viewingEndpoints.list, query === undefined ? null : { query })
  const clashes = data?.results.filter(
    (other) => other.id !== viewing.id && other.at !== null && isTooClose(new Date(other.at), new Date(at)),
  )
  if (clashes === undefined || clashes.length === 0) return null
  return (
    <p role="alert" className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
      {clashes
        .map(
          (other) =>
            `${other.salesperson?.name} shows ${other.listing.name} to ${other.lead.fullname} at ${other.at === null ? '' : viewingTime(other.at)}.`,
        )
        .join(' ')}{' '}
      Choose another time or person, unless both can be done.
    </p>
  )
}
