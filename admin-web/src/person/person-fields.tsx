import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { TextField } from '../form/text-field.tsx'
import { ContactNumbersField } from './contact-numbers-field.tsx'
import { LicensesField } from './licenses-field.tsx'
import { PERSON_LABELS, type PersonDraft } from './person-draft.ts'
import { SocialsField } from './socials-field.tsx'

interface PersonFieldsProps<Draft extends PersonDraft> {
  readonly draft: DraftState<Draft>
  readonly saving: Saving
  readonly required: ReadonlySet<keyof typeof PERSON_LABELS>
}

/** The fields that brokers and salespersons share. */
export function PersonFields<Draft extends PersonDraft>({ draft, saving, required }: PersonFieldsProps<Draft>) {
  const change = (changes: Partial<PersonDraft>): void => {
    draft.update((values) => ({ ...values, ...changes }))
    for (const field of Object.keys(changes)) saving.forget(field)
  }
  const { values } = draft
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={PERSON_LABELS.name}
          isRequired
          autoFocus
          value={values.name}
          messages={saving.messages('name')}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={PERSON_LABELS.position}
          isRequired={required.has('position')}
          value={values.position}
          messages={saving.messages('position')}
          onChange={(position) => change({ position })}
        />
      </div>
      <ContactNumbersField
        isRequired={required.has('contact')}
        numbers={values.contact}
        messages={saving.messages('contact')}
        onChange={(contact) => change({ contact })}
      />
      <TextField
        label={PERSON_LABELS.email}
        type="email"
        isRequired={required.has('email')}
        value={values.email}
        messages={saving.messages('email') ?? saving.messages('email_address')}
        onChange={(email) => change({ email })}
      />
      <LicensesField
        isRequired={required.has('license')}
        licenses={values.license}
        messages={saving.messages('license')}
        onChange={(license) => change({ license })}
      />
      <SocialsField
        socials={values.socials}
        messages={saving.messages('socials')}
        onChange={(socials) => change({ socials })}
      />
    </>
  )
}
