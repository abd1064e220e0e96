import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { momentText } from '../time/moment-text.ts'
import { ActButton } from './act-button.tsx'
import { Setback } from './setback.tsx'
import { Setbacks } from './setbacks.tsx'

const STEPS = { mark: 'could not be read or kept', refresh: 'could not be shown' } as const

/** Messages that were set aside so that the others move on. */
export function DeadLetters({ refreshInterval }: { readonly refreshInterval: number }) {
  const list = useEndpoint(systemEndpoints.deadLetters, {}, { refreshInterval })
  return (
    <Setbacks list={list} label="Dead letters" nothing="No dead letters">
      {({ id, key, type, step, cause, source, request_id: requestId, buried_at: at, excerpt }) => (
        <Setback
          title={`${type ?? key}${type === null ? '' : `, ${key}`}${step === null ? '' : `: ${STEPS[step]}`}`}
          cause={cause}
          facts={[momentText(at), source, requestId === null ? null : `request ${requestId}`]}
          excerpt={excerpt}
        >
          <ActButton
            label="Replay"
            name={key}
            act={() => sendEndpoint(systemEndpoints.replayDeadLetter, { params: { id } })}
          />
          <ActButton
            label="Dismiss"
            name={key}
            kind="quiet"
            act={() => sendEndpoint(systemEndpoints.dismissDeadLetter, { params: { id } })}
          />
        </Setback>
      )}
    </Setbacks>
  )
}
