import type { SystemAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { momentText } from '../time/moment-text.ts'
import { DeadLetters } from './dead-letters.tsx'
import { EngineList } from './engine-list.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { FailedPictures } from './failed-pictures.tsx'
import { PartitionLags } from './partition-lags.tsx'
import { PipelineGauges } from './pipeline-gauges.tsx'
import { QueueList } from './queue-list.tsx'
import { RebuildPart } from './rebuild-part.tsx'
import { SystemPart } from './system-part.tsx'

/** Asked for while the page is in sight only; SWR rests where it is hidden. */
const STATUS_MS = 3_000
const LISTS_MS = 10_000

/** How the machinery between a command and the public answer does, and what can be done about it. */
export function SystemScreen() {
  const state = useEndpoint(systemEndpoints.status, {}, { refreshInterval: STATUS_MS })
  return (
    <>
      <ScreenHead title="System">
        {state.data !== undefined && <Measured at={state.data.measured_at} problem={state.error?.message} />}
      </ScreenHead>
      <Loaded state={state}>{(status) => <Status status={status} />}</Loaded>
    </>
  )
}

function Measured({ at, problem }: { readonly at: string; readonly problem: string | undefined }) {
  if (problem === undefined) return <p className="text-sm text-ink-soft">As of {momentText(at)}, refreshed by itself</p>
  return (
    <p role="alert" className="rounded bg-warning-soft px-3 py-2 text-sm text-warning">
      {problem} What you see is of {momentText(at)}.
    </p>
  )
}

function Status({ status }: { readonly status: SystemAnswer }) {
  return (
    <div className="space-y-5">
      <PipelineGauges status={status} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <FormPart title="Engines">
          <EngineList engines={status.engines} />
        </FormPart>
        <SystemPart title="Queues" data={status.queues}>
          {(queues) => <QueueList queues={queues} />}
        </SystemPart>
      </div>
      <SystemPart title="Projector, by partition" data={status.projector}>
        {({ partitions }) => <PartitionLags partitions={partitions} />}
      </SystemPart>
      <SystemPart title="Rebuild" data={status.rebuilds}>
        {(rebuilds) => <RebuildPart rebuilds={rebuilds} />}
      </SystemPart>
      <FormPart title="Failed pictures">
        <FailedPictures refreshInterval={LISTS_MS} />
      </FormPart>
      <FormPart title="Failed jobs">
        <FailedJobs refreshInterval={LISTS_MS} />
      </FormPart>
      <FormPart title="Dead letters">
        <DeadLetters refreshInterval={LISTS_MS} />
      </FormPart>
    </div>
  )
}
