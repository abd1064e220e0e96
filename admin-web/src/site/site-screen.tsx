import { type SiteAnswer, siteAnswerSchema, type SiteProfile } from '@tahanan/contracts/site/site-profile.ts'
import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Card } from '@tahanan/web/ui/card.tsx'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { HistoryButton } from '../audit/history.tsx'
import { SavingNotes } from '../form/saving-notes.tsx'
import { formField, TextAreaField, TextField } from '../form/fields.tsx'
import { KeptDraftNote } from '../form/kept-draft-note.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { changedPart } from '../form/three-way.ts'
import { useDraft } from '../form/use-draft.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { usePassing } from '../form/use-saving.ts'
import { ImageSection } from '../picture/image-section.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { Form } from '../form/form.tsx'

const LABELS: Readonly<Record<keyof SiteProfile, string>> = {
  name: 'Name of the agency',
  phone: 'Phone',
  landline: 'Landline',
  email: 'Email address',
  address: 'Office address',
  point: 'Pin of the office',
  links: 'Pages elsewhere',
  background: 'Background',
  mission: 'Mission',
  vision: 'Vision',
  values: 'Core values',
  board: 'Board',
  privacy: 'Privacy notice',
  terms: 'Terms',
}

const LINES = ['name', 'phone', 'landline', 'email', 'address', 'point'] as const

const TEXTS = ['links', 'background', 'mission', 'vision', 'values', 'board', 'privacy', 'terms'] as const

const HINTS: Readonly<Partial<Record<keyof SiteProfile, string>>> = {
  phone: 'Several numbers: separate them by /',
  point: 'Latitude and longitude, as maps copy them: 14.5547, 121.0244',
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
  return (
    <Loaded state={state}>
      {(site) => (
        <div className="space-y-6">
          <SiteForm site={site} onChanged={() => void state.mutate()} />
          <ImageSection
            title="Pictures of the board"
            owner="site"
            ownerId={1}
            path="/dashboard/site"
            shownIn={[siteEndpoints.get]}
            pictures={site.pictures}
            onChanged={() => state.mutate()}
          />
        </div>
      )}
    </Loaded>
  )
}

function SiteForm({ site, onChanged }: { readonly site: SiteAnswer; readonly onChanged: () => void }) {
  const draft = useDraft<SiteProfile>(() => site.profile, { version: site.version, name: 'site' })
  const [isSaved, flash] = usePassing<true>(SAVED_MS)
  const edit = useVersionedSave({
    draft,
    record: { noun: 'site', id: 1 },
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
    ...formField(draft, edit.saving, name),
  })
  useLeaveGuard(draft.isDirty)
  return (
    <Form onSubmit={() => void edit.save()}>
      <ScreenHead
        isSticky
        title="Site settings"
        below={<SavingNotes saving={edit.saving} shownFields={Object.keys(LABELS)} />}
      >
        <SavedFlash isShown={isSaved === true} />
        <HistoryButton record={{ noun: 'site', id: 1 }} name="site settings" />
        <Button type="submit" isBusy={edit.saving.isRunning}>
          Save
        </Button>
      </ScreenHead>
      <div className="mb-4 space-y-3">
        <KeptDraftNote draft={draft} />
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
    </Form>
  )
}
