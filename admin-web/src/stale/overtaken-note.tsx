import type { Endpoint, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { idParams } from '@tahanan/contracts/endpoint/id-fields.ts'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { type Changer, changedText } from './changed-by.ts'
import type { VersionedSave } from './use-versioned-save.ts'

export interface OvertakenNoteProps {
  readonly edit: Pick<VersionedSave<unknown>, 'record' | 'changedBy' | 'saving'>
  /** Says whether there still is such a record. */
  readonly get: Endpoint<typeof idParams, typeof noInput>
}

/** Says in a form, before anything is saved, that its record has been changed since, or is no more. */
export function OvertakenNote({ edit: { record, changedBy: by, saving }, get }: OvertakenNoteProps) {
  const isAsked = by !== undefined && record !== undefined
  const latest = useEndpoint(get, isAsked ? { params: { id: record.id } } : null, { keepPreviousData: false })
  if (!isAsked || latest.isValidating || saving.isRunning) return null
  return (
    <p role="status" className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
      {latest.error?.isGone === true ? goneText(by) : `${changedText(by)}. ${KEPT}`}
    </p>
  )
}

const KEPT = 'What you type stays; when you save, both are laid side by side.'

function goneText(by: Changer): string {
  return `${changedText(by, 'deleted this')}. It cannot be saved any more: copy what you need of it, and add it anew.`
}
