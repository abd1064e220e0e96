import { InvalidInput } from '../problem/invalid-input.ts'

/** What a body that is no multipart form, or half of one, gets for an answer. */
export function brokenForm(): InvalidInput {
  return new InvalidInput({ body: ['This is not a whole form. Send multipart/form-data.'] })
}
