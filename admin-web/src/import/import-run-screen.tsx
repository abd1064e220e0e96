import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { useParams } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ImportGauges } from './import-gauges.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { ImportStateChip } from './import-state-chip.tsx'
import { MappingForm } from './mapping-form.tsx'
import { StartImportButton } from './start-import-button.tsx'

/** Asked for while a pass is under way and the page is in sight; SWR rests where it is hidden. */
const PASS_MS = 1_000

/** One spreadsheet: how its columns are read, what becomes of its rows, and taking them in. */
export function ImportRunScreen() {
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const state = useEndpoint(importEndpoints.get, isId ? { params: { id } } : null, {
    refreshInterval: (run) => (run?.state === 'checking' || run?.state === 'running' ? PASS_MS : 0),
  })
  const forget = useForget()
  const changed = (): void => forget(importEndpoints.get, importEndpoints.rows, importEndpoints.list)
  if (!isId) return <NotFoundScreen />
  return (
    <Loaded state={state}>
      {(run) => {
        const isUnderWay = run.state === 'checking' || run.state === 'running'
        return (
          <>
            <ScreenHead
              title={
                <span className="flex flex-wrap items-center gap-3">
                  {run.file_name} <ImportStateChip state={run.state} />
                </span>
              }
            >
              {run.state === 'checked' && <StartImportButton run={run} onStarted={changed} />}
            </ScreenHead>
            <div className="space-y-5">
              {isUnderWay && <ImportProgress run={run} />}
              {run.cause !== null && (
                <p role="alert" className="whitespace-pre-line rounded bg-danger-soft px-4 py-3 text-danger">
                  {run.cause}
                </p>
              )}
              <ImportGauges run={run} />
              <MappingForm key={run.id} run={run} onChanged={changed} />
              {!isUnderWay && run.counts.rows > 0 && <ImportReport key={`${run.version} ${run.state}`} run={run} />}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}
