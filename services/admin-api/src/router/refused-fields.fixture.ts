import { z } from 'zod'
import type { Reply } from './admin-api.fixture.ts'

/** The fields that a 400 names. */
export function refusedFields({ body }: Reply): string[] {
  return Object.keys(z.record(z.string(), z.array(z.string())).parse(body))
}
