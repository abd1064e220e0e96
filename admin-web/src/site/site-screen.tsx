import { type SiteAnswer, siteAnswerSchema, type SiteProfile } from '@tahanan/contracts/site/site-profile.ts'
import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Card } from '@tahanan/web/ui/card.tsx'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { LeaveDialog } from '../dialog/leave-dialog.tsx'
import { Failure } from '../form/failure.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { changedPart } from '../form/three-way.ts'
import { useDraft, useLeaveGuard } from '../form/use-draft.ts'
import { useFirstProblem, usePassing } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'

const LABELS: Readonly<Record<keyof SiteProfile, string>> = {
  name: 'Name of the agency',
  phone: 'Phone',
  landline: 'Landline',
  email: 'Email address',
  address: 'Office address',
  links: 'Pages elsewhere',
  background: 'Background',
  mission: 'Mission',
  vision: 'Vision',
  values: 'Core values',
  board: 'Board',
  privacy: 'Privacy notice',
  terms: 'Terms',
}

const LINES = ['name', 'phone', 'landline', 'email', 'address'] as const

const TEXTS = ['links', 'background', 'mission', 'vision', 'values', 'board', 'privacy', 'terms'] as const

const HINTS: Readonly<Partial<Record<keyof SiteProfile, string>>> = {
  phone: 'Several numbers: separate them by /',
  links: 'One web address a line.',
  background: 'An empty line begins a paragraph.',
  values: 'One a line, such as Honesty: full terms, true pictures',
  board: 'One a line, such as Maria Santos, Chairperson',
  privacy: 'An empty line begins a paragraph.',
  terms: 'An empty line begins a paragraph.',
}

/** What the site says of the agency (decision 12); what is left empty is left out, with its heading. */
export function SiteScreen() {
  const state = useEndpoint(siteEndpoints.get)
  return <Loaded state={state}>{(site) => <SiteForm site={site} onChanged={() => void state.mutate()} />}</Loaded>
}

function SiteForm({ site, onChanged }: { readonly site: SiteAnswer; readonly onChanged: () => void }) {
  const draft = useDraft<SiteProfile>(() => site.profile)
  const [isSaved, flash] = usePassing<true>(SAVED_MS)
  const edit = useVersionedSave({
    draft,
    version: site.version,
    answer: siteAnswerSchema,
    draftOf: ({ profile }) => profile,
    send: (values, base, version) =>
      sendEndpoint(siteEndpoints.update, { body: changedPart(base, values) }, { version }),
    onSaved() {
      flash(true)
      onChanged()
    },
  })
  const field = (name: keyof SiteProfile) => ({
    label: LABELS[name],
    hint: HINTS[name],
    value: draft.values[name],
    messages: edit.saving.messages(name),
    onChange(value: string) {
      edit.saving.forget(name)
      draft.set(name, value)
    },
  })
  const blocker = useLeaveGuard(draft.isDirty)
  const showFirstProblem = useFirstProblem()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void edit.save().then(showFirstProblem)
      }}
    >
      <ScreenHead isSticky title="Site settings">
        <SavedFlash isShown={isSaved === true} />
        <Button type="submit" isBusy={edit.saving.isRunning}>
          Save
        </Button>
      </ScreenHead>
      <div className="mb-4 space-y-3">
        <Failure problem={edit.saving.problem} shownFields={Object.keys(LABELS)} />
        <WaitingNote saving={edit.saving} />
      </div>
      <Card className="space-y-5 p-4 sm:p-6">
        <p className="text-ink-soft">
          What visitors read about the agency. What is empty is left out, with its heading.
        </p>
        {LINES.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
        {TEXTS.map((name) => (
          <TextAreaField key={name} {...field(name)} />
        ))}
      </Card>
      <StaleDialog edit={edit} labels={LABELS} show={(name, values) => values[name]} />
      <LeaveDialog blocker={blocker} />
    </form>
  )
}
