import { expect, test } from 'vitest'
import { z } from 'zod'
import { allowedKeys, fieldMessages, plainWords } from './field-messages.ts'

function complaints(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input, { error: plainWords })
  if (error === undefined) throw new Error('It was accepted.')
  return fieldMessages(error, allowedKeys(schema))
}

const text = z.string()

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', text, undefined, 'Field is required'],
  ['null', text, null, 'Field is required'],
  ['a number for text', text, 1, 'Give text.'],
  ['a list for text', text, ['a', 'b'], 'Give this only once.'],
  ['text for a number', z.number(), 'a', 'Give a number.'],
  ['infinity', z.number(), Infinity, 'Give a number.'],
  ['a fraction', z.int(), 1.5, 'Give a whole number.'],
  ['text for a switch', z.boolean(), 'yes', 'Give true or false.'],
  ['text for a list', z.array(text), 'a', 'Give a list.'],
  ['text for an object', z.object({}), 'a', 'Give an object.'],
  ['an empty text', text.min(1), '', 'Field is required'],
  ['a short text', text.min(3), 'ab', 'Give at least 3 characters.'],
  ['a long text', text.max(3), 'abcd', 'Use at most 3 characters.'],
  ['too little', z.number().min(1), 0, 'Give 1 or more.'],
  ['not above', z.number().positive(), 0, 'Give more than 0.'],
  ['too much', z.number().max(9), 10, 'Give 9 or less.'],
  ['not below', z.number().lt(9), 9, 'Give less than 9.'],
  ['too few', z.array(text).min(1), [], 'Give at least 1 entries.'],
  ['too many', z.array(text).max(1), ['a', 'b'], 'Give at most 1 entries.'],
  ['no step', z.number().multipleOf(0.5), 0.3, 'Give a multiple of 0.5.'],
  ['no choice', z.enum(['House', 'Land']), 'Castle', 'Use one of: House, Land.'],
  ['no code', z.literal([0, 1]), 2, 'Use one of: 0, 1.'],
  ['no address', z.email(), 'a', 'Give an e-mail address.'],
  ['no time', z.iso.datetime(), 'today', 'Give a date and time such as 2026-01-31T08:00:00Z.'],
  ['no pattern', text.regex(/^\d$/), 'a', 'This is not written as expected.'],
  ['a rule of its own', text.refine(() => false), 'a', 'This value is not accepted.'],
  ['words of its own', text.regex(/^\d$/, 'One digit.'), 'a', 'One digit.'],
])('%s', (_what, schema, input, message) => {
  expect(complaints(z.object({ field: schema }), { field: input })).toEqual({ field: [message] })
})

test('a place inside a field stands before the message, and lists count from 1', () => {
  const schema = z.object({ ids: z.array(z.int()), socials: z.array(z.object({ name: text })) })
  expect(complaints(schema, { ids: [1, 'a', 2.5], socials: [{ name: 'a' }, {}] })).toEqual({
    ids: ['2: Give a number.', '3: Give a whole number.'],
    socials: ['2.name: Field is required'],
  })
})

test('an unknown key names the known ones, also behind rules, defaults and unions', () => {
  const known = z.strictObject({ q: text.optional() }).refine(() => true)
  expect(complaints(known, { p: 1 })).toEqual({ p: ['This is not known here. Use one of: q.'] })
  expect([...(allowedKeys(known.default({}).transform(String)) ?? [])]).toEqual(['q'])
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal(0), a: text }),
    z.strictObject({ kind: z.literal(1), b: text }),
  ])
  expect([...(allowedKeys(kinds) ?? [])]).toEqual(['kind', 'a', 'b'])
  expect(allowedKeys(z.record(text, text))).toBeUndefined()
})

test('what concerns the whole stands under body', () => {
  expect(complaints(z.object({}), [])).toEqual({ body: ['Give an object.'] })
})

test('the same complaint comes once', () => {
  const twice = text.refine(() => false, 'No.').refine(() => false, 'No.')
  expect(complaints(z.object({ a: twice }), { a: '' })).toEqual({ a: ['No.'] })
})
