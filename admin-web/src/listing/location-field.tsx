import { locationFromProject } from '@tahanan/contracts/listing/location-from-project.ts'
import { useState } from 'react'
import { TextField } from '../form/text-field.tsx'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'

/** Where it is: filled in by the project, and what was there before can be put back (decision 59). */
export function LocationField({ form }: { readonly form: ListingFormState }) {
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
