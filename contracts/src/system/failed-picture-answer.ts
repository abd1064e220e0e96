import { z } from 'zod'

/** A picture whose variants could not be made. `POST /admin/pictures/{id}/retry/` tries again. */
export const failedPictureAnswerSchema = z.object({
  id: z.int(),
  /** Whose picture it is: `listing`, `project` or `developer`. */
  owner_noun: z.string(),
  owner_id: z.int(),
  owner_name: z.string(),
  cause: z.string().nullable(),
  requested_at: z.iso.datetime(),
})
