import { BROKERAGE_LISTING, LISTING_TYPES, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { CheckField } from '../form/check-field.tsx'
import { ChoiceField } from '../form/choice-field.tsx'
import { codeChoices } from '../form/code-choices.ts'
import { TextField } from '../form/text-field.tsx'
import { BrokerField } from '../picker/broker-field.tsx'
import { AreaField } from '../place/area-field.tsx'
import { PinField } from '../place/pin-field.tsx'
import { chooseListingType } from './choose-listing-type.ts'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import { LocationField } from './location-field.tsx'
import { ProjectField } from './project-field.tsx'

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
