import { IMPORT_FIELDS } from '@tahanan/contracts/import/import-field.ts'
import type { ImportTexts } from '@tahanan/contracts/import/import-texts.ts'

/** The texts that say something, trimmed. */
export function filledTexts(texts: ImportTexts): ImportTexts {
  const filled: ImportTexts = {}
  for (const field of IMPORT_FIELDS) {
    const text = texts[field]?.trim() ?? ''
    if (text !== '') filled[field] = text
  }
  return filled
}
