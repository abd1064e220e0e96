import { basename } from 'node:path'
import { exportsOf } from './exports-of.ts'
import type { Export } from './exports-of.ts'
import { kebabCase } from './kebab-case.ts'
import type { Rule } from './rule.ts'
import type { SourceFile } from './source-file.ts'

/** One noun's table, calls or rows: several functions of one kind, named by the file's first word. */
const COLLECTIONS = /\.(store|endpoints|public-endpoints)$/

/** Tools load these and want a default export. */
const LOADED_BY_TOOLS = /\.(config|setup)$/

const CONSTANT = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/
const BANNED_CLASS = /(Manager|Service)$/

/**
 * One exported function, class or object per file, and the file is named for it: by its own name (`price-text.ts`),
 * by what it makes (`openListener` in `listener.ts`), or by the type beside it. Types, constants and schemas that
 * belong to it may stand beside it, and a file may hold constants alone (an enumeration). Nothing is forwarded.
 */
export const namedExports: Rule = (files) =>
  files
    .filter(({ isTest }) => !isTest)
    .flatMap((file) => [...problemsOf(file)].map((problem) => `${file.path}: ${problem}`))

function* problemsOf(file: SourceFile): Generator<string> {
  const stem = basename(file.path).replace(/\.[a-z]+$/, '')
  const exported = exportsOf(file)
  const values = exported.filter(({ isType, name }) => !isType && !CONSTANT.test(name))
  if (LOADED_BY_TOOLS.test(stem)) return
  if (exported.some(({ name }) => name === 'default')) yield 'has a default export; name it'
  if (exported.some(({ isForwarded }) => isForwarded)) yield 'forwards exports of another file; import them from there'
  const banned = exported.find(({ name }) => BANNED_CLASS.test(name))
  if (banned) yield `exports ${banned.name}: say what it does instead of Manager or Service`
  if (COLLECTIONS.test(stem) || exported.length === 0) return
  const single = values.filter(({ name }) => !/(Schema|Shape)$/.test(name))
  if (single.length > 1) yield `exports ${single.map(({ name }) => name).join(', ')}; one for each file`
  const named = [...single, ...exported]
  if (values.length > 0 && !named.some((entry) => isNamedFor(entry, stem))) {
    yield `exports ${values.map(({ name }) => name).join(', ')}, and is not named for it`
  }
}

function isNamedFor({ name }: Export, stem: string): boolean {
  const [noun = '', role] = stem.split('.')
  const found = [kebabCase(name), kebabCase(name).replace(/-(schema|shape|router)$/, '')]
  const wanted = role === undefined ? [noun] : [noun, `${noun}-${role}`]
  return found.some((words) => wanted.some((file) => endsWithName(words, file)))
}

/**
 * `openListener` ends with `listener`. Words may change places (`planSearch` in `search-plan.ts`), and what counts as
 * one word is a matter of taste (`mountOpenApi` in `openapi.ts`).
 */
function endsWithName(words: string, name: string): boolean {
  const list = words.split('-')
  const sorted = name.split('-').toSorted().join('-')
  return list.some((_, start) => {
    const ending = list.slice(start)
    return ending.join('') === name.replaceAll('-', '') || ending.toSorted().join('-') === sorted
  })
}
