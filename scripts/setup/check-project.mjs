import { checkCode } from './check-code.mjs'
import { installDependencies } from './install-dependencies.mjs'

/** `npm run check`: format, lint, dependencies and types, all of them even when one complains. */
export async function checkProject() {
  await installDependencies()
  const { failed } = await checkCode()
  if (failed.length > 0) process.exitCode = 1
  console.log(failed.length > 0 ? `check: ${failed.join(', ')} failed` : 'check: all well')
}
