import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import exported from '@messageformat/core'
import { parse, type Token } from '@messageformat/parser'
import type { Language } from '@tahanan/contracts/site/language.ts'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { z } from 'zod'

/** The class itself, whatever its types say: they take it for a member of what is exported. */
const MessageFormat = z.custom<(typeof exported)['default']>((value) => typeof value === 'function').parse(exported)

/** What `messages.ts` declares is made here. */
const FILE = /\/src\/message\/messages\.ts(?:\?(?<part>m|labels)(?:\.(?<noun>\w+)(?:\.(?<key>.+))?)?)?$/

const PARTS = ['m', 'labels']

const RUNTIME = ['plural', 'select', 'number']

const SOURCE = /\/web\/src\/.*\.tsx?$/

const messagesSchema = z.record(z.string(), z.record(z.string(), z.string().min(1)))

/** The messages of a language by noun and key, in ICU MessageFormat. */
export function readMessages(language: Language) {
  const text = readFileSync(join(import.meta.dirname, `../messages/${language}.json`), 'utf8')
  return messagesSchema.parse(JSON.parse(text))
}

/**
 * Puts the words of one language into a build. What is said is put in place where it is said, its values between its
 * words; only what has plurals is a function, each a module, so that it goes where it is used and nowhere else.
 */
export function compileMessages(language: Language): Plugin {
  const messages = readMessages(language)
  const format = new MessageFormat(language, { returnType: 'string' })
  const textOf = (noun: string, key: string): string => {
    const text = messages[noun]?.[key]
    if (text === undefined) throw new Error(`There is no message ${noun}.${key} in ${language}.json.`)
    return text
  }
  return {
    name: 'compile-messages',
    enforce: 'pre',
    load(id) {
      const { part, noun, key } = FILE.exec(id)?.groups ?? {}
      if (part === undefined) return FILE.test(id) ? PARTS.map((name) => namespace(name, name)).join('\n') : undefined
      if (noun === undefined) {
        return Object.keys(messages)
          .map((name) => (part === 'm' ? namespace(name, `m.${name}`) : member(name, `labels.${name}`)))
          .join('\n')
      }
      if (part === 'labels') return `export default ${JSON.stringify(messages[noun])}`
      if (key !== undefined) return compiled(textOf(noun, decodeURIComponent(key)))
      return Object.keys(messages[noun] ?? {})
        .map((name) => member(name, `m.${noun}.${encodeURIComponent(name)}`))
        .join('\n')
    },
    transform(code, id) {
      if (!SOURCE.test(id) || !code.includes('/message/messages.ts')) return undefined
      const calls = messageCalls(id, code)
      return { code: withWords(code, calls, 0, code.length), map: null }
    },
  }

  /** A message as a module of one function. */
  function compiled(text: string): string {
    return [
      `import { ${RUNTIME.join(', ')} } from '@messageformat/runtime'`,
      `import { ${language} } from '@messageformat/runtime/lib/cardinals'`,
      `export default ${format.compile(text).toString()}`,
    ].join('\n')
  }

  /** A part of a source, with words in the place of the calls for them. */
  function withWords(code: string, calls: readonly MessageCall[], from: number, to: number): string {
    let spoken = ''
    let at = from
    for (const call of calls) {
      if (call.start < at || call.end > to) continue
      const words = wordsOf(code, calls, call)
      if (words === undefined) continue
      spoken += code.slice(at, call.start) + words
      at = call.end
    }
    return spoken + code.slice(at, to)
  }

  /** An expression in the place of a call; undefined where a function has to say it. */
  function wordsOf(
    code: string,
    calls: readonly MessageCall[],
    { noun, key, values }: MessageCall,
  ): string | undefined {
    const tokens = parse(textOf(noun, key))
    const wanted = argumentsOf(tokens)
    if (values === undefined) return undefined
    if ([...values.keys()].toSorted().join() !== [...wanted].toSorted().join()) {
      throw new Error(`${noun}.${key} takes {${[...wanted].join()}}, and is given {${[...values.keys()].join()}}.`)
    }
    const parts = tokens.map((token) => {
      if (token.type === 'content') return JSON.stringify(token.value)
      const value = token.type === 'argument' ? values.get(token.arg) : undefined
      return value && `(${withWords(code, calls, value.start, value.end)})`
    })
    const isOnce = new Set(parts).size === parts.length
    return isOnce && parts.every((part) => part !== undefined) ? `(${['""', ...parts].join(' + ')})` : undefined
  }
}

/** The names of the values that a message takes. */
export function argumentsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap((token) => {
      if (token.type === 'content' || token.type === 'octothorpe') return []
      const cases = 'cases' in token ? token.cases : []
      return [token.arg, ...cases.flatMap((one) => [...argumentsOf(one.tokens)])]
    }),
  )
}

const namespace = (name: string, part: string): string => `export * as ${name} from './messages.ts?${part}'`

const member = (name: string, part: string): string =>
  `export { default as ${JSON.stringify(name)} } from './messages.ts?${part}'`

interface Range {
  readonly start: number
  readonly end: number
}

/** `m.listing.posted({ date })` in a source, and where it stands. */
interface MessageCall extends Range {
  readonly noun: string
  readonly key: string
  /** Where its values stand, by name; undefined where they are not written there. */
  readonly values: ReadonlyMap<string, Range> | undefined
}

/** Where a source asks for messages, from its beginning to its end, those within others behind them. */
function messageCalls(path: string, code: string): readonly MessageCall[] {
  const calls: MessageCall[] = []
  const { program } = parseSync(path, code)
  new Visitor({
    CallExpression({ start, end, callee, arguments: [given] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MemberExpression') return
      const { object, property } = callee.object
      if (object.type !== 'Identifier' || object.name !== 'm') return
      if (property.type !== 'Identifier' || callee.property.type !== 'Identifier') return
      calls.push({ start, end, noun: property.name, key: callee.property.name, values: valuesOf(given) })
    },
  }).visit(program)
  return calls.toSorted((one, other) => one.start - other.start)
}

function valuesOf(given: ESTree.Argument | undefined): ReadonlyMap<string, Range> | undefined {
  if (given === undefined) return new Map()
  if (given.type !== 'ObjectExpression') return undefined
  const values = new Map<string, Range>()
  for (const property of given.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined
    values.set(property.key.name, property.value)
  }
  return values
}
