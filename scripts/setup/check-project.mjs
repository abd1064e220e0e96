import { checkCode } from './check-code.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { runTool } from './run-tool.mjs'

/** `npm run check`: format, lint, types and architecture, all of them even when one complains. */
export async function checkProject() {
  await installDependencies()
  const { failed } = await checkCode()
  console.log('check: architecture')
  if ((await runTool('vitest', ['run', '--project', 'unit', 'scripts/check/'])) !== 0) failed.push('architecture')
  if (failed.length > 0) process.exitCode = 1
  console.log(failed.length > 0 ? `check: ${failed.join(', ')} failed` : 'check: all well')
}
