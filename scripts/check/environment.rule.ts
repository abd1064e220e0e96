import { Visitor } from 'oxc-parser'
import type { Rule } from './rule.ts'
import type { SourceFile } from './source-file.ts'

const CONFIG = 'services/platform/src/config/'

/** The plain scripts that start everything run before there is a configuration to read. */
const START_UP = /^scripts\/.*\.mjs$/

/** The environment is read in one place, which checks all of it at once and names every setting. */
export const environment: Rule = (files) =>
  files
    .filter(({ path }) => !path.startsWith(CONFIG) && !START_UP.test(path) && !path.endsWith('.config.ts'))
    .filter(readsEnvironment)
    .map(({ path }) => `${path}: reads process.env; take the setting from ${CONFIG}`)

function readsEnvironment({ syntax }: SourceFile): boolean {
  let found = false
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const name = computed ? property.type === 'Literal' && property.value : 'name' in property && property.name
      if (object.type === 'Identifier' && object.name === 'process' && name === 'env') found = true
    },
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'Identifier' || init.name !== 'process' || id.type !== 'ObjectPattern') return
      found ||= id.properties.some(
        (entry) => entry.type === 'Property' && 'name' in entry.key && entry.key.name === 'env',
      )
    },
    ImportDeclaration({ source, specifiers }) {
      if (!/^(node:)?process$/.test(source.value)) return
      found ||= specifiers.some(({ type, local }) => type === 'ImportSpecifier' && local.name === 'env')
    },
  }).visit(syntax.program)
  return found
}
