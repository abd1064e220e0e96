import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs `npm start`'s script on a Node that says it is of another version. */
function startOn(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  const script = new URL('../start.mjs', import.meta.url).pathname
  return spawnSync(process.execPath, ['--import', preload, script, '--help-me'], { encoding: 'utf8' })
}

test.each(['12.22.12', '18.20.8', '20.18.3'])('Node %s is told what to do in one line', (version) => {
  const { status, stdout, stderr } = startOn(version)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Tahanan needs Node 20\.19 or newer, this is [\d.]+\. [^\n]+\n$/)
})

test.each(['20.19.0', '22.0.0', '24.21.0'])('Node %s goes on', (version) => {
  expect(startOn(version).stderr).toMatch(/^Unknown option '--help-me'/)
})
