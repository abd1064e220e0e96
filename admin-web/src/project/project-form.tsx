import { isPlaceholderLts } from '@tahanan/contracts/listing/listing-rules.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES, subtypesForType } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES, unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'
import { AmenityChoices } from '../amenity/amenity-choices.tsx'
import { CheckListField } from '../form/check-list-field.tsx'
import { ChoiceField, codeChoices, formField, TextField } from '../form/fields.tsx'
import { NumberField } from '../form/number-field.tsx'
import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { DeveloperField } from '../picker/developer-field.tsx'
import { AreaField } from '../place/area-field.tsx'
import { PinField } from '../place/pin-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { inapplicableFields } from './inapplicable-fields.ts'
import { chooseProjectSubtype, chooseProjectType, type ProjectDraft } from './project-draft.ts'
import { PROJECT_LABELS } from './project-labels.ts'

interface ProjectFormProps {
  readonly draft: DraftState<ProjectDraft>
  readonly saving: Saving
  readonly isEdit: boolean
}

/** The fields of a project, each shown where it means something (§4 "Project form dependencies"). */
export function ProjectForm({ draft, saving, isEdit }: ProjectFormProps) {
  const { values, set, update } = draft
  const { messages } = saving
  const inapplicable = inapplicableFields(values.property_type, values.property_subtype)
  const field = <Name extends keyof typeof PROJECT_LABELS>(name: Name) => ({
    label: PROJECT_LABELS[name],
    ...formField(draft, saving, name),
  })
  return (
    <>
      <TextField isRequired autoFocus {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DeveloperField
          chosen={values.developer}
          messages={messages('developer_id')}
          onChoose={(developer) => {
            set('developer', developer)
            saving.forget('developer_id')
          }}
        />
        <TextField
          isRequired
          hint={
            isPlaceholderLts(values.dhsud_lts) && values.dhsud_lts !== ''
              ? 'This looks like a placeholder. Selling and advertising a project take its licence to sell.'
              : undefined
          }
          {...field('dhsud_lts')}
        />
        <ChoiceField
          {...field('property_type')}
          choices={codeChoices(PROPERTY_TYPES)}
          onChange={(type) => type !== null && update((now) => chooseProjectType(now, type))}
        />
        <ChoiceField
          {...field('property_subtype')}
          choices={codeChoices(PROPERTY_SUBTYPES, subtypesForType(values.property_type))}
          onChange={(subtype) => subtype !== null && update((now) => chooseProjectSubtype(now, subtype))}
        />
      </div>
      {!inapplicable.has('property_unit_type') && (
        <CheckListField
          isRequired={isEdit}
          choices={codeChoices(UNIT_TYPES, unitTypesFor(values.property_type, values.property_subtype))}
          {...field('property_unit_type')}
        />
      )}
      <TextField isRequired {...field('location')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <AreaField
          location={values.location}
          beside={values.name}
          chosen={values.area_code}
          messages={messages('area_code')}
          onChoose={field('area_code').onChange}
        />
        <PinField {...formField(draft, saving, 'point')} />
      </div>
      {!inapplicable.has('financing_option') && (
        <CheckListField isRequired={!isEdit} choices={codeChoices(FINANCING_OPTIONS)} {...field('financing_option')} />
      )}
      <div className="grid gap-5 sm:grid-cols-3">
        {!inapplicable.has('reservation_fee') && <NumberField kind="amount" prefix="₱" {...field('reservation_fee')} />}
        <TextField {...field('ad_approval_no')} />
        <TextField type="date" {...field('completion_date')} />
      </div>
      {!inapplicable.has('amenities') && <AmenityChoices {...formField(draft, saving, 'amenities')} />}
      <RichTextField {...field('details')} />
    </>
  )
}
