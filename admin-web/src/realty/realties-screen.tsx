import { type RealtyAnswer, realtyAnswerSchema } from '@tahanan/contracts/realty/realty.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { ExportButton } from '../download/download-button.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { shownText } from '../form/shown-text.ts'
import { BrokerField } from '../picker/broker-field.tsx'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { FirmFacts } from '../screen/facts.tsx'
import { RecordFormDialog, type RecordFormProps } from '../stale/record-form-dialog.tsx'
import type { Column } from '../table/data-table.tsx'
import { type FormEnds, RecordsScreen } from '../table/records-screen.tsx'
import { REALTY_LABELS, realtyDraft, type RealtyDraft, realtyProblems } from './realty-draft.ts'

const COLUMNS: readonly Column<RealtyAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
  { heading: 'Office Address', show: ({ office_address: address }) => address },
  { heading: 'Contact Number', show: ({ contact_number: number }) => number },
  { heading: 'Contact Person', show: ({ contact_person: person }) => person },
  { heading: 'Broker in charge', show: ({ broker_in_charge: broker }) => broker?.name ?? '—' },
  { heading: 'Brokers', show: ({ brokers }) => brokers },
]

/** Realty firms (decision 98), on the pattern of the other tables. */
export function RealtiesScreen() {
  return (
    <RecordsScreen
      title="Realty"
      noun="realty firms"
      record="realty"
      columns={COLUMNS}
      endpoints={realtyEndpoints}
      deleteTitle="Delete Realty"
      viewDialog={(realty, onClose) => <ViewRealtyDialog realty={realty} onClose={onClose} />}
      updateLabel="Update"
      formDialog={(ends) => <RealtyDialog {...ends} />}
    >
      <ExportButton table="realty" />
    </RecordsScreen>
  )
}

/** A firm to be read. */
function ViewRealtyDialog({ realty, onClose }: { readonly realty: RealtyAnswer; readonly onClose: () => void }) {
  return (
    <Dialog isOpen size="wide" title={realty.name} onClose={onClose}>
      <div className="space-y-6">
        <FirmFacts
          name={realty.name}
          logo={realty.logo}
          facts={[
            ['Office address', realty.office_address],
            ['Contact number', realty.contact_number],
            ['Contact person', realty.contact_person],
            ['Email address', realty.email],
            ['SEC or DTI registration', realty.registration_no],
            ['DHSUD registration', realty.dhsud_registration],
            ['Broker in charge', realty.broker_in_charge?.name],
            ['Brokers', realty.brokers],
          ]}
        />
        <RichText html={realty.details} />
      </div>
    </Dialog>
  )
}

function RealtyDialog(ends: FormEnds<RealtyAnswer>) {
  return (
    <RecordFormDialog
      {...ends}
      noun="realty"
      get={realtyEndpoints.get}
      title={ends.row === undefined ? 'Add Realty' : 'Update Realty'}
      answer={realtyAnswerSchema}
      draftOf={realtyDraft}
      bodyOf={(values) => values}
      check={realtyProblems}
      create={(body, logo, options) =>
        sendEndpoint(realtyEndpoints.create, { body: { ...body, ...logoOf(logo) } }, options)
      }
      update={(id, body, logo, options) =>
        sendEndpoint(realtyEndpoints.update, { params: { id }, body: { ...body, ...logoOf(logo) } }, options)
      }
      pictureField="logo"
      pictureOf={({ logo }) => logo}
      labels={REALTY_LABELS}
      show={(field, values) => shownText(values[field])}
      fields={RealtyForm}
    />
  )
}

function logoOf(logo: File | undefined) {
  return logo === undefined ? {} : { logo: [logo] }
}

/** The fields of a realty firm. */
function RealtyForm({ draft, saving, picture }: RecordFormProps<RealtyDraft>) {
  const line = (field: Exclude<keyof RealtyDraft, 'broker_in_charge_id' | 'details'>) => (
    <TextField
      label={REALTY_LABELS[field]}
      isRequired={field === 'name'}
      autoFocus={field === 'name'}
      {...formField(draft, saving, field)}
    />
  )
  return (
    <>
      {line('name')}
      {line('office_address')}
      <div className="grid gap-5 sm:grid-cols-2">
        {line('contact_person')}
        {line('contact_number')}
        {line('email')}
        {line('registration_no')}
        {line('dhsud_registration')}
        <BrokerField label={REALTY_LABELS.broker_in_charge_id} {...formField(draft, saving, 'broker_in_charge_id')} />
      </div>
      <RichTextField label={REALTY_LABELS.details} {...formField(draft, saving, 'details')} />
      <SinglePictureField label="Logo" picture={picture} saving={saving} field="logo" />
    </>
  )
}
