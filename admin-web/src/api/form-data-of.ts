/** A body as a form: lists repeat their name, what is undefined stays out, null is an emptied field, an object is JSON. */
export function formDataOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) for (const part of partsOf(value)) form.append(name, part)
  return form
}

function partsOf(value: unknown): (string | File)[] {
  if (value === undefined) return []
  if (value === null) return ['']
  if (value instanceof File || typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(partsOf) : [JSON.stringify(value)]
}
