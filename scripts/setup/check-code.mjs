import { runTool } from './run-tool.mjs'

const modules = ['contracts', 'services', 'web', 'admin-web', 'scripts', 'vitest.config.ts', 'vitest.engines.config.ts']

const checks = [
  { name: 'format', tool: 'oxfmt', toolArguments: ['--check', '.'] },
  { name: 'lint', tool: 'oxlint', toolArguments: ['--deny-warnings'] },
  {
    name: 'dependencies',
    tool: 'depcruise',
    toolArguments: ['--config', 'scripts/check/dependency-rules.mjs', ...modules],
  },
  { name: 'types', tool: 'tsc', toolArguments: ['-p', '.'] },
  { name: 'types of the site', tool: 'tsc', toolArguments: ['-p', 'web'] },
  { name: 'types of the dashboard', tool: 'tsc', toolArguments: ['-p', 'admin-web'] },
]

/** Runs the formatter, the linter, the dependencies' rules and the compiler over the project, all of them even when one complains. */
export async function checkCode() {
  const failed = []
  for (const { name, tool, toolArguments } of checks) {
    console.log(`check: ${name}`)
    if ((await runTool(tool, toolArguments)) !== 0) failed.push(name)
  }
  return { passed: checks.length - failed.length, failed }
}
