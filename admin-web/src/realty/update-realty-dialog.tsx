import { type RealtyAnswer, realtyAnswerSchema } from '@tahanan/contracts/realty/realty-answer.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { changedPart } from '../form/changed-part.ts'
import { shownText } from '../form/shown-text.ts'
import { useDraft } from '../form/use-draft.ts'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { REALTY_LABELS, type RealtyDraft, realtyDraft } from './realty-draft.ts'
import { REALTY_FIELDS } from './realty-fields.ts'
import { RealtyForm } from './realty-form.tsx'
import { realtyProblems } from './realty-problems.ts'

interface UpdateRealtyDialogProps {
  readonly realty: RealtyAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function UpdateRealtyDialog({ realty, onClose, onSaved }: UpdateRealtyDialogProps) {
  const draft = useDraft(() => realtyDraft(realty))
  const [logo, setLogo] = useState<File>()
  const edit = useVersionedSave<RealtyDraft>({
    draft,
    version: realty.version,
    onSaved,
    parseLatest(latest) {
      const answer = realtyAnswerSchema.parse(latest)
      return { values: realtyDraft(answer), version: answer.version }
    },
    send(values, base, version) {
      const body = { ...changedPart(base, values), ...(logo !== undefined && { logo: [logo] }) }
      return sendEndpoint(realtyEndpoints.update, { params: { id: realty.id }, body }, { version })
    },
  })
  const save = (): void => {
    const problems = realtyProblems(draft.values)
    if (Object.keys(problems).length > 0) edit.saving.refuse(problems)
    else void edit.save()
  }
  return (
    <>
      <FormDialog
        title="Update Realty"
        size="wide"
        saving={edit.saving}
        isDirty={draft.isDirty || logo !== undefined}
        fields={REALTY_FIELDS}
        onClose={onClose}
        onSubmit={save}
      >
        <RealtyForm
          draft={draft}
          saving={edit.saving}
          currentLogo={realty.logo ?? undefined}
          logo={logo}
          onLogo={setLogo}
        />
      </FormDialog>
      <StaleDialog edit={edit} labels={REALTY_LABELS} show={(field, values) => shownText(values[field])} />
    </>
  )
}
