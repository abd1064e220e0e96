import { parse } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { argumentsOf, readMessages } from '../../build/compile-messages.ts'

/** The values that each message takes, by `noun.key`. */
function argumentsByKey(language: 'en' | 'fil') {
  const entries = Object.entries(readMessages(language)).flatMap(([noun, messages]) =>
    Object.entries(messages).map(([key, text]) => [`${noun}.${key}`, [...argumentsOf(parse(text))].toSorted()]),
  )
  return Object.fromEntries(entries)
}

test('both languages have the same messages, and each takes the same values', () => {
  expect(Object.keys(argumentsByKey('en')).length).toBeGreaterThan(400)
  expect(argumentsByKey('fil')).toEqual(argumentsByKey('en'))
})

test('no message is empty, or begins or ends with a space', () => {
  const texts = [readMessages('en'), readMessages('fil')]
    .flatMap((nouns) => Object.values(nouns))
    .flatMap(Object.values)
  expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([])
})

test('no sentence is the same in both languages', () => {
  const filipino = readMessages('fil')
  const same = Object.entries(readMessages('en')).flatMap(([noun, messages]) =>
    Object.entries(messages).filter(([key, text]) => text.split(/\s+/).length > 4 && filipino[noun]?.[key] === text),
  )
  expect(same).toEqual([])
})
