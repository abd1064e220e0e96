import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import { brokerChangesOf } from './broker-changes-of.ts'
import { brokerForm } from './broker-form.ts'

/** Body of PATCH /admin/broker/{id}/: the same form, of which anything may be left out. */
export const updateBrokerBody = z
  .strictObject({ ...z.strictObject(brokerForm).partial().shape, version: versionField() })
  .transform((form) => ({ ...brokerChangesOf(form), expectedVersion: form.version }))
