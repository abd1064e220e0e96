import type { OwnSession } from '@tahanan/contracts/session/session.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ActDialog } from '../dialog/act-dialog.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { momentText } from '../time/time-texts.ts'

/** Where one is signed in; what one does not know is ended. */
export function SessionsPart() {
  const state = useEndpoint(sessionEndpoints.list)
  const [ending, setEnding] = useState<OwnSession | 'others'>()
  return (
    <FormPart title="Where you are signed in">
      <Loaded state={state}>
        {({ results }) => (
          <>
            <ul className="divide-y divide-line">
              {results.map((session) => (
                <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <div className="min-w-0 flex-1 basis-60">
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      {session.device}
                      {session.is_current && <Chip tone="success">This one</Chip>}
                    </p>
                    <p className="text-sm text-ink-soft">
                      {session.address !== '' && `${session.address} · `}since {momentText(session.begun_at)} · last
                      seen {momentText(session.last_seen_at)}
                    </p>
                  </div>
                  {!session.is_current && (
                    <Button kind="secondary" size="small" onClick={() => setEnding(session)}>
                      End <span className="sr-only">{session.device}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {results.length > 1 ? (
              <Button kind="secondary" onClick={() => setEnding('others')}>
                End all others
              </Button>
            ) : (
              <p className="text-sm text-ink-soft">Nowhere else.</p>
            )}
          </>
        )}
      </Loaded>
      {ending !== undefined && (
        <EndDialog ending={ending} onChanged={() => void state.mutate()} onClose={() => setEnding(undefined)} />
      )}
    </FormPart>
  )
}

interface EndDialogProps {
  readonly ending: OwnSession | 'others'
  readonly onChanged: () => void
  readonly onClose: () => void
}

function EndDialog({ ending, onChanged, onClose }: EndDialogProps) {
  const isAll = ending === 'others'
  return (
    <ActDialog
      title={isAll ? 'End all other sessions' : 'End session'}
      submitLabel="End"
      act={() =>
        isAll
          ? sendEndpoint(sessionEndpoints.endOthers)
          : sendEndpoint(sessionEndpoints.end, { params: { session: ending.id } })
      }
      onActed={onChanged}
      onClose={onClose}
    >
      <p>
        {isAll ? 'Everywhere but here you are' : <strong className="font-semibold">{ending.device} is</strong>} signed
        out at once. If you do not know it, change your password as well.
      </p>
    </ActDialog>
  )
}
