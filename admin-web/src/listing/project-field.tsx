import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { useState } from 'react'
import { Combobox } from '../picker/combobox.tsx'
import { localOptions } from '../picker/local-options.ts'
import { chooseProject } from './choose-project.ts'
import type { ListingFormState } from './listing-form-state.ts'

/** The project of a listing; a brokerage listing may have one, too. */
export function ProjectField({ form }: { readonly form: ListingFormState }) {
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
