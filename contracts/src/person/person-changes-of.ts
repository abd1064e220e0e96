import type { UploadedFile } from '../file/uploaded-file.ts'
import type { LicenseDraft } from '../license/license.ts'
import type { Social } from '../social/social.ts'
import type { PersonChanges } from './person-fields.ts'

interface PersonFormContent {
  readonly name?: string | undefined
  readonly position?: string | undefined
  readonly contact?: string | undefined
  readonly email?: string | null | undefined
  readonly email_address?: string | null | undefined
  readonly socials?: readonly Social[] | undefined
  readonly license?: readonly LicenseDraft[] | undefined
  readonly image?: readonly UploadedFile[] | undefined
  readonly photo?: readonly UploadedFile[] | undefined
}

/** What a form says, each thing once, whichever of its names it was sent by. */
export function personChangesOf(form: PersonFormContent): {
  readonly changes: PersonChanges
  /** None or one. */
  readonly photo: readonly UploadedFile[]
} {
  const email = form.email_address === undefined ? form.email : form.email_address
  return {
    changes: {
      name: form.name,
      position: form.position,
      contact: form.contact,
      email: email === null ? '' : email,
      socials: form.socials,
      licenses: form.license,
    },
    photo: form.photo ?? form.image ?? [],
  }
}
