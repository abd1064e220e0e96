/**
 * A body as a form: lists of files and words repeat their name, what is undefined stays out, null is an emptied field, an
 * object is JSON, and so is a list of objects or of nothing.
 */
export function formDataOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) for (const part of partsOf(value)) form.append(name, part)
  return form
}

function partsOf(value: unknown): (string | File)[] {
  if (value === undefined) return []
  if (value === null) return ['']
  if (value instanceof File || typeof value === 'string') return [value]
  return isListOfParts(value) ? value.flatMap(partsOf) : [JSON.stringify(value)]
}

function isListOfParts(value: unknown): value is readonly unknown[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((part) => part instanceof File || typeof part !== 'object')
  )
}
