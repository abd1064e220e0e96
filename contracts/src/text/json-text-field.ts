import { z } from 'zod'

/** A list that JSON carries as it is, and a form with files as the text of that JSON. Emptied, it is empty. */
export function jsonTextField<List extends z.ZodType>(list: List) {
  return z.preprocess((sent: z.input<List> | string | null) => parsed(sent), list)
}

function parsed(sent: unknown): unknown {
  if (sent === null || sent === '') return []
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}
