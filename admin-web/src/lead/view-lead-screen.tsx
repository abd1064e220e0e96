import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { useParams } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { LeadDesk } from './lead-desk.tsx'

/** One lead: who it is, what they ask, what has been done, and what comes next. */
export function ViewLeadScreen() {
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const state = useEndpoint(leadEndpoints.get, isId ? { params: { id } } : null)
  if (!isId) return <NotFoundScreen />
  return <Loaded state={state}>{(lead) => <LeadDesk key={lead.id} lead={lead} />}</Loaded>
}
