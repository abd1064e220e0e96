import { z } from 'zod'
import { searchTextField } from '../search/search-text-field.ts'

/** The query of `GET /developer` (decision 30). */
export const developerSearchQuerySchema = z.strictObject({ q: searchTextField.optional() })
