import { type ESTree, parseSync, Visitor } from 'vite'

interface Range {
  readonly start: number
  readonly end: number
}

/** `m.listing.posted({ date })` in a source, and where it stands. */
export interface MessageCall extends Range {
  readonly noun: string
  readonly key: string
  /** Where its values stand, by name; undefined where they are not written there. */
  readonly values: ReadonlyMap<string, Range> | undefined
}

/** Where a source asks for messages, from its beginning to its end, those within others behind them. */
export function messageCalls(path: string, code: string): readonly MessageCall[] {
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
