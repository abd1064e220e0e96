import { LEAD_STATUSES, type LeadStatus } from '@tahanan/contracts/lead/lead-status.ts'
import { useSearchParams } from 'react-router-dom'

/** Which leads a list shows: those to be dealt with, the spam, or what was deleted. */
export type LeadShelf = 'open' | 'spam' | 'deleted'

/** As the list call takes it. */
export interface LeadFilterQuery {
  readonly status?: LeadStatus
  readonly spam: 'false' | 'true' | 'all'
  readonly deleted: 'false' | 'true'
}

interface LeadFilterChange {
  readonly status?: string
  readonly shelf?: LeadShelf
}

/** The filters of a list of leads, kept in the address beside its search and page. */
export function useLeadFilter() {
  const [search, setSearch] = useSearchParams()
  const shelf = readShelf(search)
  const status = LEAD_STATUSES.find((known) => known === search.get('status'))
  const filter: LeadFilterQuery = {
    ...(status !== undefined && { status }),
    // What was deleted is shown whether it was spam or not.
    spam: shelf === 'spam' ? 'true' : shelf === 'deleted' ? 'all' : 'false',
    deleted: shelf === 'deleted' ? 'true' : 'false',
  }
  const change = (next: LeadFilterChange): void => {
    setSearch((current) => {
      const changed = new URLSearchParams(current)
      changed.delete('page')
      if (next.status !== undefined) put(changed, 'status', next.status)
      if (next.shelf !== undefined) put(changed, 'shelf', next.shelf === 'open' ? '' : next.shelf)
      return changed
    })
  }
  return { filter, change }
}

function put(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name)
  else search.set(name, value)
}

function readShelf(search: URLSearchParams): LeadShelf {
  const shelf = search.get('shelf')
  return shelf === 'spam' || shelf === 'deleted' ? shelf : 'open'
}
