import { z } from 'zod'

/** The keys an object schema knows, seen through pipes, defaults and unions; undefined for any other schema. */
export function allowedKeys(schema: z.core.$ZodType): ReadonlySet<string> | undefined {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  if (schema instanceof z.ZodPipe) return allowedKeys(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return allowedKeys(schema.def.innerType)
  if (schema instanceof z.ZodUnion) return join(schema.options)
  if (schema instanceof z.ZodIntersection) return join([schema.def.left, schema.def.right])
  return undefined
}

function join(schemas: readonly z.core.$ZodType[]): ReadonlySet<string> | undefined {
  const keys = new Set<string>()
  for (const schema of schemas) {
    const known = allowedKeys(schema)
    if (known === undefined) return undefined
    for (const key of known) keys.add(key)
  }
  return keys
}

/** What a key that nobody knows gets for an answer: the ones that are known. */
export function unknownKeyMessage(allowed: ReadonlySet<string> | undefined): string {
  if (allowed === undefined) return 'This is not known here.'
  if (allowed.size === 0) return 'This is not known here; nothing is taken.'
  return `This is not known here. Use one of: ${[...allowed].join(', ')}.`
}
