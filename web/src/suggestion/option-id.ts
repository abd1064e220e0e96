import type { SuggestionOption } from './suggestion-groups.ts'

/** Of the element that stands for an option, for the box to point at. */
export function optionId(listId: string, option: SuggestionOption): string {
  return `${listId}-${option.key}`
}
