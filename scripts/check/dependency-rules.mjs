import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Who may import whom. The write side (catalog) and the read side (read-models) never meet but in the events of
 * contracts, and public-api has nothing that could write. The System page may look at how far the read side is.
 */
const MAY_IMPORT = {
  contracts: [],
  'services/platform': ['contracts'],
  'services/places': ['contracts'],
  'services/catalog': ['services/(platform|places)', 'contracts'],
  'services/read-models': ['services/(platform|places)', 'contracts'],
  'services/admin-api': ['services/(catalog|platform|places|read-models/src/system)', 'contracts'],
  'services/public-api': ['services/(read-models|platform|places)', 'contracts'],
  'services/workers': ['services/(catalog|read-models|platform)', 'contracts'],
  'services/standalone': ['services/(?!places/)[^/]+', 'contracts'],
  web: ['contracts'],
  'admin-web': ['contracts', 'web/(src/(ui|browser)|build)'],
  scripts: ['services/[^/]+', 'contracts', '(admin-)?web/src/browser'],
}
const WORKSPACES = Object.keys(MAY_IMPORT)
const OURS = below(WORKSPACES)

/** A test, or what only tests use. */
const FOR_TESTS = String.raw`\.(test|fixture|setup|contract)\.tsx?$`

const root = readPackage('.')
/** What is started, bundled or configured by its path. */
const ENTRIES = [
  ...Object.values(root.scripts).flatMap((command) => command.match(/scripts\/\S+\.(ts|mjs)/g) ?? []),
  String.raw`\.(process\.(ts|mjs)|config\.ts)$`,
  '/migrations/',
  '^services/standalone/src/main.ts$',
  '^web/src/(app/start|app/client|app/site|ui/apply-theme).tsx?$',
  '^admin-web/src/app/main.tsx$',
  '^scripts/(bench/server.ts|check/dependency-rules.mjs|places/build-(gazetteer|base-map).ts|serve.mjs)$',
]
const TEST_ENTRIES = String.raw`\.((test|setup)\.tsx?|process\.fixture\.(ts|mjs))$`

const BAD_NAMES = [
  // Says nothing of what is inside, and therefore collects everything.
  '[/.-](utils?|helpers?|common|misc|shared|manager|service)[/.-]',
  // A barrel or a drawer.
  String.raw`/(types|index)\.[^/]*$`,
  // Not in kebab-case.
  String.raw`${OURS}.*([^a-z\d/.-]|[/.-]{2})`,
  // Deeper than src/<noun>/<file>.
  '/src/[^/]+/.+/',
]

const forbidden = [
  ...Object.entries(MAY_IMPORT).map(([workspace, allowed]) => ({
    name: 'import-direction',
    from: { path: below([workspace]) },
    to: { path: OURS, pathNot: below([workspace, ...allowed]) },
  })),
  {
    name: 'import-by-package-name',
    comment: 'Another workspace is imported by its name, not by a relative path.',
    from: { path: OURS },
    to: { path: OURS, pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'contracts-stand-on-zod',
    comment: 'contracts runs in browsers too.',
    from: { path: '^contracts/', pathNot: FOR_TESTS },
    to: { pathNot: '^contracts/|^node_modules/zod/' },
  },
  {
    name: 'contracts-stand-on-zod',
    from: { path: `^contracts/.*${FOR_TESTS}` },
    to: { pathNot: '^contracts/|^node_modules/(zod|vitest|fast-check)/' },
  },
  {
    name: 'no-cycle',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'resolvable', from: {}, to: { couldNotResolve: true } },
  {
    name: 'declared-package',
    comment: 'No workspace lives off what another one happens to install.',
    from: { pathNot: FOR_TESTS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'declared-package',
    comment: "Tools of tests stand in the root's package.json.",
    from: { path: FOR_TESTS },
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      pathNot: `^node_modules/(${Object.keys({ ...root.dependencies, ...root.devDependencies }).join('|')})/`,
    },
  },
  ...WORKSPACES.filter((workspace) => workspace !== 'scripts').map((workspace) => ({
    name: 'declared-package',
    from: { path: below([workspace]) },
    to: { path: OURS, pathNot: below([workspace, ...declaredWorkspaces(workspace)]) },
  })),
  {
    name: 'no-development-package',
    comment: 'An image has no development packages.',
    from: { path: '^(contracts|services)/', pathNot: FOR_TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'in-use',
    comment: 'Nothing imports it, or only a test does.',
    from: { path: ENTRIES },
    to: { path: OURS, pathNot: ['^scripts/', FOR_TESTS, ...ENTRIES], reachable: false },
  },
  {
    name: 'in-use',
    comment: 'Nothing imports it, no test either.',
    from: { path: [...ENTRIES, TEST_ENTRIES] },
    to: { path: ['^scripts/', FOR_TESTS], pathNot: [...ENTRIES, TEST_ENTRIES], reachable: false },
  },
  // What neither imports nor is imported is not in use, so that the two see every file.
  { name: 'file-name', from: { path: BAD_NAMES, pathNot: 'node_modules' }, to: {} },
  { name: 'file-name', from: {}, to: { path: BAD_NAMES, pathNot: 'node_modules' } },
].map((rule) => ({ ...rule, severity: 'error' }))

/** `npm run check`: how modules may depend on each other, and what they may be called. */
export default {
  forbidden,
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}

/**
 * @param {readonly string[]} folders
 * @returns {string} a pattern of the paths in them
 */
function below(folders) {
  return `^(${folders.join('|')})/`
}

/**
 * The workspaces that a workspace declares, as folders.
 *
 * @param {string} workspace
 */
function declaredWorkspaces(workspace) {
  const { dependencies, devDependencies } = readPackage(workspace)
  return WORKSPACES.filter((other) => nameOf(other) in { ...dependencies, ...devDependencies })
}

/** @param {string} workspace */
function nameOf(workspace) {
  return `@tahanan/${workspace.replace('services/', '')}`
}

/** @param {string} folder */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
