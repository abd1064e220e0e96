import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { FormPart } from '../screen/form-part.tsx'
import { LoadFailure } from '../screen/load-failure.tsx'
import { useViewingDialog, ViewingActions, ViewingStateChip } from './viewing-actions.tsx'
import { viewingMoment } from './viewing-moment.ts'

interface LeadViewingsProps {
  readonly leadId: number
  /** Of a deleted lead. */
  readonly isFixed: boolean
}

/** The viewing that a lead proposed, and what becomes of it; nothing where there is none. */
export function LeadViewings({ leadId, isFixed }: LeadViewingsProps) {
  const state = useEndpoint(viewingEndpoints.list, { query: { lead: String(leadId) } })
  const { onAct, dialog } = useViewingDialog()
  const viewings = state.data?.results.map((viewing) => (
    <FormPart key={viewing.id} title="Viewing">
      <div className="flex flex-wrap items-center gap-3">
        <ViewingStateChip state={viewing.state} />
        {viewing.at !== null && <strong className="font-semibold">{viewingMoment(viewing.at)}</strong>}
        {viewing.salesperson !== null && <span>{viewing.salesperson.name}</span>}
      </div>
      <div>
        <p className="text-sm text-ink-soft">Proposed times, in Manila</p>
        <ol className="list-inside list-decimal">
          {viewing.times.map((time) => (
            <li key={time}>{viewingMoment(time)}</li>
          ))}
        </ol>
      </div>
      {viewing.word !== '' && (
        <div>
          <p className="text-sm text-ink-soft">Said to the visitor</p>
          <p className="whitespace-pre-wrap">{viewing.word}</p>
        </div>
      )}
      {!isFixed && <ViewingActions viewing={viewing} onAct={onAct} />}
    </FormPart>
  ))
  return (
    <>
      <LoadFailure title="The viewing could not be loaded" state={state} />
      {viewings}
      {dialog}
    </>
  )
}
