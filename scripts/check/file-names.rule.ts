import type { Rule } from './rule.ts'

const KEBAB = /^[a-z\d]+(-[a-z\d]+)*$/

/** Names that say nothing of what is inside, and therefore collect everything. */
const BANNED_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'manager', 'service'])
const BANNED_FILES = new Set(['types', 'index'])

/** `src/<noun>/<file>`, and no deeper. */
const TOO_DEEP = /\/src\/[^/]+\/.+\//

/** Files and folders are named in kebab-case for what they hold, nouns one below `src`. */
export const fileNames: Rule = (files) =>
  files.flatMap(({ path }) => [...problemsOf(path)].map((problem) => `${path}: ${problem}`))

function* problemsOf(path: string): Generator<string> {
  const names = path.split('/').map((segment) => segment.split('.'))
  if (TOO_DEEP.test(path)) yield 'lies deeper than src/<noun>/<file>'
  if (names.flat().some((name) => !KEBAB.test(name))) yield 'is not in kebab-case'
  const isBanned = (name: string) => name.split('-').some((word) => BANNED_WORDS.has(word))
  if (names.flat().some(isBanned)) yield 'has a name that says nothing of what it holds'
  if (BANNED_FILES.has(names.at(-1)?.[0] ?? '')) yield 'is a barrel or a drawer; import files themselves'
}
