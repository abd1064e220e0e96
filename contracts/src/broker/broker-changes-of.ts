import type { z } from 'zod'
import { personChangesOf } from '../person/person-changes-of.ts'
import type { UploadedFile } from '../file/uploaded-file.ts'
import type { BrokerChanges } from './broker-fields.ts'
import type { brokerForm } from './broker-form.ts'

type Content = { readonly [Field in keyof typeof brokerForm]?: z.output<(typeof brokerForm)[Field]> | undefined }

/** What a broker's form says, each thing once. */
export function brokerChangesOf(form: Content): {
  readonly changes: BrokerChanges
  readonly photo: readonly UploadedFile[]
} {
  const { changes, photo } = personChangesOf(form)
  const realtyId = form.realty_id === undefined ? form.realty : form.realty_id
  return { changes: { ...changes, officeAddress: form.office_address, realtyId }, photo }
}
