import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import { TextLink } from '@tahanan/web/ui/text-link.tsx'
import { actionText } from '../audit/action-text.ts'
import { recordPath } from '../audit/record-path.ts'
import { FormPart } from '../screen/form-part.tsx'
import { useMay } from '../session/use-may.ts'
import { momentText } from '../time/moment-text.ts'

/** What was changed last, and by whom. */
export function ActivityList({ activity }: Pick<OverviewAnswer, 'activity'>) {
  const mayAudit = useMay(auditEndpoints.list)
  return (
    <FormPart title="Newest activity">
      {activity.length === 0 ? (
        <p className="text-ink-soft">Nothing has been changed yet.</p>
      ) : (
        <ol className="space-y-3">
          {activity.map(({ id, at, actor, action, noun, record_id: recordId, record_name: name }) => {
            const path = recordPath({ noun, id: recordId, name })
            const record = name ?? `${noun} ${recordId === 0 ? '' : recordId}`.trim()
            return (
              <li key={id} className="break-words border-l-2 border-line pl-4">
                <span className="font-medium">{actor?.name ?? 'System'}</span> {actionText(action)}{' '}
                {name !== null && `${noun} `}
                {path === undefined ? record : <TextLink to={path}>{record}</TextLink>}
                <span className="block text-sm text-ink-soft">{momentText(at)}</span>
              </li>
            )
          })}
        </ol>
      )}
      {mayAudit && (
        <p>
          <TextLink to="/dashboard/audit">The whole audit trail</TextLink>
        </p>
      )}
    </FormPart>
  )
}
