import type { SelectOption } from '@tahanan/web/ui/select.tsx'

/** The columns of a file to choose from: each name once. */
export function headerOptions(headers: readonly string[]): SelectOption[] {
  const named = new Set(headers.filter((name) => name !== ''))
  return [...named].map((name) => ({ value: name, label: name }))
}
