import { Visitor } from 'oxc-parser'
import type { Expression, StringLiteral } from 'oxc-parser'
import type { Rule } from './rule.ts'
import type { SourceFile } from './source-file.ts'

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite'])
const LEFT_OUT = new Set(['only', 'skip', 'todo', 'fails'])

/** Every test runs, and none sleeps: a test polls for what it expects until a deadline (`vi.waitFor`, `expect.poll`). */
export const honestTests: Rule = (files) =>
  files.filter(({ isTest }) => isTest).flatMap((file) => problemsOf(file).map((problem) => `${file.path}: ${problem}`))

function problemsOf({ syntax, text }: SourceFile): string[] {
  const problems: string[] = []
  const at = (offset: number) => `line ${text.slice(0, offset).split('\n').length}`
  new Visitor({
    MemberExpression({ object, property, start }) {
      if (property.type !== 'Identifier' || !LEFT_OUT.has(property.name) || !isTestFunction(object)) return
      problems.push(`${at(start)} uses .${property.name}; every test runs`)
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && ['setTimeout', 'sleep', 'delay'].includes(callee.name)) {
        problems.push(`${at(start)} sleeps; poll for what is expected until a deadline`)
      }
    },
    ImportDeclaration({ source, start }) {
      if (isPromisedTimers(source)) problems.push(`${at(start)} imports a sleep; poll until a deadline instead`)
    },
  }).visit(syntax.program)
  return problems
}

function isTestFunction(node: Expression): boolean {
  if (node.type === 'Identifier') return TEST_FUNCTIONS.has(node.name)
  return node.type === 'MemberExpression' && isTestFunction(node.object)
}

function isPromisedTimers(source: StringLiteral): boolean {
  return /^(node:)?timers\/promises$/.test(source.value)
}
