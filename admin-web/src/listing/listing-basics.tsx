import {
  BROKERAGE_LISTING,
  LISTING_TYPES,
  type ListingType,
  PROJECT_LISTING,
} from '@tahanan/contracts/listing/listing-type.ts'
import { locationFromProject } from '@tahanan/contracts/listing/location-from-project.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { useState } from 'react'
import { CheckField } from '../form/check-field.tsx'
import { ChoiceField } from '../form/choice-field.tsx'
import { codeChoices } from '../form/code-choices.ts'
import { digitsText } from '../form/digits-text.ts'
import { TextField } from '../form/text-field.tsx'
import { BrokerField } from '../picker/broker-field.tsx'
import { Combobox } from '../picker/combobox.tsx'
import { localOptions } from '../picker/local-options.ts'
import { AreaField } from '../place/area-field.tsx'
import { PinField } from '../place/pin-field.tsx'
import { EMPTY_PLACE } from '../place/place-draft.ts'
import { chooseSubtype } from './choose-subtype.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import type { ProjectChoice } from './project-choice.ts'
import { settleDraft } from './settle-draft.ts'
import { unitTypeChoices } from './unit-type-choices.ts'

interface ListingBasicsProps {
  readonly form: ListingFormState
  readonly isNew: boolean
}

/** Kind, name, project, place and broker. */
export function ListingBasics({ form, isNew }: ListingBasicsProps) {
  const { values, set, apply, messages } = form
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          label={LISTING_LABELS.listing_type}
          choices={codeChoices(LISTING_TYPES)}
          value={values.listing_type}
          messages={messages('listing_type')}
          isDisabled={!isNew}
          onChange={(type) =>
            apply((now) =>
              chooseListingType(now, type === PROJECT_LISTING ? PROJECT_LISTING : BROKERAGE_LISTING, form.project),
            )
          }
        />
        <TextField
          label={LISTING_LABELS.name}
          isRequired
          autoFocus={isNew}
          value={values.name}
          messages={messages('name')}
          onChange={(name) => set('name', name)}
        />
        <ProjectField form={form} />
        <BrokerField
          brokerId={values.broker}
          messages={messages('broker')}
          onChoose={(broker) => set('broker', broker)}
        />
      </div>
      <LocationField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <AreaField
          location={values.location}
          beside={form.project?.location ?? values.name}
          chosen={values.area_code}
          messages={messages('area_code')}
          onChoose={(area) => set('area_code', area)}
        />
        <PinField value={values.point} messages={messages('point')} onChange={(point) => set('point', point)} />
      </div>
      <CheckField
        label={LISTING_LABELS.show_exact_place}
        hint="Otherwise a map shows the pin within about 100 metres."
        isChecked={values.show_exact_place}
        onChange={(isShown) => set('show_exact_place', isShown)}
      />
    </>
  )
}

/** The other kind of listing: what both kinds have stays, and is locked as that kind locks it. */
function chooseListingType(draft: ListingDraft, listingType: ListingType, project: ProjectChoice | null): ListingDraft {
  return settleDraft({ ...draft, listing_type: listingType }, project)
}

/** Where it is: filled in by the project, and what was there before can be put back (decision 59). */
function LocationField({ form }: { readonly form: ListingFormState }) {
  const { values, project, set, messages } = form
  const [typed, setTyped] = useState(values.location)
  const { message } = locationFromProject(project)
  const canPutBack = typed !== '' && typed !== values.location
  const missing = message !== null && values.location === '' ? message : undefined
  return (
    <TextField
      label={LISTING_LABELS.location}
      isRequired
      value={values.location}
      messages={messages('location') ?? (missing === undefined ? undefined : [missing])}
      hint={
        canPutBack && (
          <button
            type="button"
            className="text-brand underline underline-offset-4"
            onClick={() => set('location', typed)}
          >
            Put back “{typed}”
          </button>
        )
      }
      onChange={(location) => {
        setTyped(location)
        set('location', location)
      }}
    />
  )
}

/** The project of a listing; a brokerage listing may have one, too. */
function ProjectField({ form }: { readonly form: ListingFormState }) {
  const { values, choices, project, apply, messages } = form
  const [text, setText] = useState('')
  const options = localOptions(choices.projects, text).map(({ id, name, location }) => ({ id, name, detail: location }))
  return (
    <Field
      label="Project"
      isRequired={values.listing_type === PROJECT_LISTING}
      error={messages('project')?.join(' ')}
      hint={project !== null && 'Property type and subtype are the project’s.'}
    >
      {(control) => (
        <Combobox
          control={control}
          chosen={project}
          options={options}
          placeholder="Type to search"
          clearLabel="Clear project"
          nothing="No project of that name."
          onType={setText}
          onChoose={(option) => {
            const chosen = choices.projects.find(({ id }) => id === option?.id) ?? null
            apply((now) => chooseProject(now, chosen))
          }}
        />
      )}
    </Field>
  )
}

/**
 * "Choosing a project locks property type and subtype to the project's values and fills location from the project.
 * Clearing the project clears the location" (§4), and what was chosen by hand of the place with it. A unit type that the project does not offer has to be chosen again;
 * a project listing starts with the project's reservation fee (decision 47).
 */
export function chooseProject(draft: ListingDraft, project: ProjectChoice | null): ListingDraft {
  const { location } = locationFromProject(project)
  if (project === null)
    return chooseSubtype({ ...draft, ...EMPTY_PLACE, project: null, location }, draft.property_subtype)
  const isKept = unitTypeChoices(draft, project).includes(draft.property_unit_type)
  const chosen: ListingDraft = {
    ...draft,
    project: project.id,
    location,
    ...EMPTY_PLACE,
    property_type: project.property_type,
    property_subtype: project.property_subtype,
    property_unit_type: isKept ? draft.property_unit_type : NO_UNIT_TYPE,
    reservation_fee:
      draft.listing_type === PROJECT_LISTING && project.reservation_fee !== null
        ? digitsText(project.reservation_fee)
        : draft.reservation_fee,
  }
  return settleDraft(chosen, project)
}
