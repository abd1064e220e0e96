import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { momentText } from '../time/moment-text.ts'
import { ActButton } from './act-button.tsx'
import { Setback } from './setback.tsx'
import { Setbacks } from './setbacks.tsx'

/** Jobs that have used up their tries. */
export function FailedJobs({ refreshInterval }: { readonly refreshInterval: number }) {
  const list = useEndpoint(systemEndpoints.failedJobs, {}, { refreshInterval })
  return (
    <Setbacks list={list} label="Failed jobs" nothing="No failed jobs">
      {({ id, queue, reason, failed_at: at, attempts, excerpt }) => (
        <Setback
          title={`${queue}, job ${id}`}
          cause={reason}
          facts={[momentText(at), `${attempts} ${attempts === 1 ? 'try' : 'tries'}`]}
          excerpt={excerpt}
        >
          <ActButton
            label="Try again"
            name={`${queue} ${id}`}
            act={() => sendEndpoint(systemEndpoints.retryFailedJob, { params: { queue, id } })}
          />
        </Setback>
      )}
    </Setbacks>
  )
}
