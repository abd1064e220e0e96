import { runTool } from './run-tool.mjs'

const checks = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint', '--deny-warnings'],
  types: ['tsc', '-p', '.'],
}

/** Runs the formatter, the linter and the compiler over the project. Resolves to the names of those that complain. */
export async function checkCode() {
  const failed = []
  for (const [name, [tool, ...toolArguments]] of Object.entries(checks)) {
    console.log(`check: ${name}`)
    if ((await runTool(tool, toolArguments)) !== 0) failed.push(name)
  }
  return { passed: Object.keys(checks).length - failed.length, failed }
}
