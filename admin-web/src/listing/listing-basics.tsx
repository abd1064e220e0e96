import { BROKERAGE_LISTING, LISTING_TYPES, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { useState } from 'react'
import { CheckField, ChoiceField, codeChoices, TextField } from '../form/fields.tsx'
import { BrokerField } from '../picker/broker-field.tsx'
import { Combobox, localOptions } from '../picker/combobox.tsx'
import { AreaField } from '../place/area-field.tsx'
import { PinField } from '../place/pin-field.tsx'
import type { ListingFormState } from './use-listing-form.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import { chooseListingType, chooseProject, locationFromProject } from './listing-rules.ts'

interface ListingBasicsProps {
  readonly form: ListingFormState
  readonly isNew: boolean
}

/** Kind, name, project, place and broker. */
export function ListingBasics({ form, isNew }: ListingBasicsProps) {
  const { values, field, set, apply, messages } = form
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...field('listing_type')}
          choices={codeChoices(LISTING_TYPES)}
          isDisabled={!isNew}
          onChange={(type) =>
            apply((now) =>
              chooseListingType(now, type === PROJECT_LISTING ? PROJECT_LISTING : BROKERAGE_LISTING, form.project),
            )
          }
        />
        <TextField isRequired autoFocus={isNew} {...field('name')} />
        <ProjectField form={form} />
        <BrokerField {...field('broker')} />
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
    <Combobox
      label="Project"
      isRequired={values.listing_type === PROJECT_LISTING}
      messages={messages('project')}
      hint={project !== null && 'Property type and subtype are the project’s.'}

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
  )
}
