import { newPasswordField } from '@tahanan/contracts/account/account.ts'
import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'

export interface PasswordDraft {
  /** None where a link stands for it. */
  readonly current_password?: string
  readonly new_password: string
  /** The new one once more: nobody sees what they type. */
  readonly repeated: string
}

/** What can be said of a change of password without asking the server. */
export function passwordProblems(draft: PasswordDraft): FieldMessages {
  const checked = newPasswordField.safeParse(draft.new_password)
  return {
    ...(draft.current_password === '' && { current_password: ['Field is required'] }),
    ...(!checked.success && { new_password: checked.error.issues.map(({ message }) => message) }),
    ...(draft.repeated !== draft.new_password && { repeated: ['This is not the same as the new password.'] }),
  }
}
