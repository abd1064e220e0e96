import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { type BrokerAnswer, brokerAnswerSchema } from '@tahanan/contracts/broker/broker.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { ExportButton } from '../download/download-button.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { LicenseChips } from '../person/license-chips.tsx'
import {
  imageOf,
  PERSON_LABELS,
  personBodyOf,
  type PersonDraft,
  personDraft,
  personProblems,
  shownPersonField,
} from '../person/person-draft.ts'
import { PersonFacts } from '../person/person-facts.tsx'
import { PersonFields } from '../person/person-fields.tsx'
import { RecordField } from '../picker/record-field.tsx'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import { RecordFormDialog, type RecordFormProps } from '../stale/record-form-dialog.tsx'
import type { Column } from '../table/data-table.tsx'
import { type FormEnds, RecordsScreen } from '../table/records-screen.tsx'

const BROKER_LABELS = { ...PERSON_LABELS, office_address: 'Office address', realty_id: 'Realty' } as const

const NOTHING_MORE = new Set<never>()

const COLUMNS: readonly Column<BrokerAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
  { heading: 'Realty', show: ({ realty }) => realty?.name ?? '—' },
  { heading: 'Contact Numbers', show: ({ contact }) => contact },
  {
    heading: 'License',
    show: ({ license, is_licensed: isLicensed }) => <LicenseChips licenses={license} isLicensed={isLicensed} />,
  },
  { heading: 'Salespersons', show: ({ salespersons }) => salespersons },
  { heading: 'Listings', show: ({ listings }) => listings },
]

/** Brokers, on the pattern of the Salespersons screen (decision 97). */
export function BrokersScreen() {
  return (
    <RecordsScreen
      title="Brokers"
      noun="brokers"
      record="broker"
      columns={COLUMNS}
      endpoints={brokerEndpoints}
      deleteTitle="Delete Broker"
      viewDialog={(broker, onClose) => (
        <Dialog isOpen size="wide" title={broker.name} onClose={onClose}>
          <PersonFacts
            person={broker}
            more={[
              ['Realty', broker.realty?.name],
              ['Office address', broker.office_address],
              ['Salespersons', broker.salespersons],
              ['Listings', broker.listings],
            ]}
          />
        </Dialog>
      )}
      updateLabel="Update"
      formDialog={(ends) => <BrokerDialog {...ends} />}
    >
      <ExportButton table="brokers" />
    </RecordsScreen>
  )
}

function BrokerDialog(ends: FormEnds<BrokerAnswer>) {
  return (
    <RecordFormDialog
      {...ends}
      noun="broker"
      get={brokerEndpoints.get}
      title={ends.row === undefined ? 'Add Broker' : 'Update Broker'}
      answer={brokerAnswerSchema}
      draftOf={brokerDraft}
      bodyOf={brokerBodyOf}
      check={(values, { isEdit, hasPicture }) =>
        personProblems(values, { isSalesperson: false, isEdit, hasPhoto: hasPicture })
      }
      create={(body, _photo, options) => sendEndpoint(brokerEndpoints.create, { body }, options)}
      update={(id, body, photo, options) =>
        sendEndpoint(brokerEndpoints.update, { params: { id }, body: { ...body, ...imageOf(photo) } }, options)
      }
      pictureField="image"
      pictureOf={({ image }) => image}
      isPictureLast
      labels={BROKER_LABELS}
      show={shownPersonField}
      fields={BrokerForm}
    />
  )
}

/** The form as the calls take it. */
function brokerBodyOf(draft: BrokerDraft) {
  return { ...personBodyOf(draft), office_address: draft.office_address, realty_id: draft.realty_id }
}

/** The fields of a broker. */
function BrokerForm({ draft, saving, picture }: RecordFormProps<BrokerDraft>) {
  return (
    <>
      <PersonFields draft={draft} saving={saving} required={NOTHING_MORE} />
      <TextField label={BROKER_LABELS.office_address} {...formField(draft, saving, 'office_address')} />
      <RecordField
        label={BROKER_LABELS.realty_id}
        endpoints={realtyEndpoints}
        placeholder="None"
        {...formField(draft, saving, 'realty_id')}
      />
      <SinglePictureField label="Photo" picture={picture} saving={saving} field="image" />
    </>
  )
}

/** The form of a broker (decision 97), who may work for a firm. */
interface BrokerDraft extends PersonDraft {
  readonly office_address: string
  readonly realty_id: number | null
}

function brokerDraft(broker?: BrokerAnswer): BrokerDraft {
  return {
    ...personDraft(broker),
    office_address: broker?.office_address ?? '',
    realty_id: broker?.realty_id ?? null,
  }
}
