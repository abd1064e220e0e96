import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { type SalespersonAnswer, salespersonAnswerSchema } from '@tahanan/contracts/salesperson/salesperson.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { formField } from '../form/fields.tsx'
import {
  imageOf,
  PERSON_LABELS,
  personBodyOf,
  type PersonDraft,
  personDraft,
  personProblems,
  shownPersonField,
} from '../person/person-draft.ts'
import { PersonFields } from '../person/person-fields.tsx'
import { BrokerField } from '../picker/broker-field.tsx'
import { RecordField } from '../picker/record-field.tsx'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import { useMay } from '../session/use-session.ts'
import { RecordFormDialog, type RecordFormProps } from '../stale/record-form-dialog.tsx'
import type { FormEnds } from '../table/records-screen.tsx'

const SALESPERSON_LABELS = { ...PERSON_LABELS, broker_id: 'Broker', account_id: 'Account' } as const

const REQUIRED = {
  add: new Set(['position', 'contact'] as const),
  edit: new Set(['position', 'contact', 'email', 'license'] as const),
}

export function SalespersonDialog(ends: FormEnds<SalespersonAnswer>) {
  // Tells which broker is preselected for a new one (§6).
  const input = ends.row === undefined ? {} : null
  const choices = useEndpoint(listingEndpoints.fetchCreateData, input, { revalidateOnFocus: false })
  return (
    <RecordFormDialog
      {...ends}
      noun="salesperson"
      get={salespersonEndpoints.get}
      title={ends.row === undefined ? 'Add Salesperson' : 'Update Salesperson'}
      answer={salespersonAnswerSchema}
      draftOf={salespersonDraft}
      bodyOf={salespersonBodyOf}
      withDefaults={(values) => ({
        ...values,
        broker_id: values.broker_id ?? choices.data?.default_broker_id ?? null,
      })}
      check={(values, { isEdit, hasPicture }) =>
        personProblems(values, { isSalesperson: true, isEdit, hasPhoto: hasPicture })
      }
      create={(body, _photo, options) => sendEndpoint(salespersonEndpoints.create, { body }, options)}
      update={(id, body, photo, options) =>
        sendEndpoint(salespersonEndpoints.update, { params: { id }, body: { ...body, ...imageOf(photo) } }, options)
      }
      pictureField="image"
      pictureOf={({ image }) => image}
      isPictureLast
      labels={SALESPERSON_LABELS}
      show={shownPersonField}
      fields={SalespersonForm}
    />
  )
}

/** The form as the calls take it. */
function salespersonBodyOf(draft: SalespersonDraft) {
  return {
    ...personBodyOf(draft),
    ...(draft.broker_id !== null && { broker_id: draft.broker_id }),
    account_id: draft.account_id,
  }
}

/** The fields of a salesperson; adding and updating differ in what is required (§5). */
function SalespersonForm({ draft, saving, isEdit, picture }: RecordFormProps<SalespersonDraft>) {
  const mayLink = useMay(accountEndpoints.list)
  return (
    <>
      <PersonFields draft={draft} saving={saving} required={isEdit ? REQUIRED.edit : REQUIRED.add} />
      <BrokerField isRequired {...formField(draft, saving, 'broker_id')} />
      {mayLink && (
        <RecordField
          label="Account"
          endpoints={accountEndpoints}
          placeholder="No account: type to search"
          detailOf={({ username }) => username}
          {...formField(draft, saving, 'account_id')}
        />
      )}
      <SinglePictureField label="Photo" isRequired={!isEdit} picture={picture} saving={saving} field="image" />
    </>
  )
}

/** The form of a salesperson, who works under a broker (decision 100). */
interface SalespersonDraft extends PersonDraft {
  readonly broker_id: number | null
  readonly account_id: number | null
}

function salespersonDraft(salesperson?: SalespersonAnswer): SalespersonDraft {
  return {
    ...personDraft(salesperson),
    broker_id: salesperson?.broker_id ?? null,
    account_id: salesperson?.account?.id ?? null,
  }
}
