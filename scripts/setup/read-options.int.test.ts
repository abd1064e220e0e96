import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { projectRoot } from './project-root.mjs'

/** They take no options, or are another's program. */
const WITHOUT_OPTIONS = ['build', 'check', 'format', 'env-example']

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')))

const commands = Object.entries(scripts).filter(([name]) => !WITHOUT_OPTIONS.includes(name))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a script of package.json as npm does. */
async function run(command: string, option: string): Promise<Ended> {
  const [, ...words] = command.split(' ')
  return promisify(execFile)(process.execPath, [...words, option], { cwd: projectRoot }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  )
}

test.each(commands)('%s says how it is used', async (name, command) => {
  const { code, stdout, stderr } = await run(command, '--help')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Usage: npm (run )?${name}\\b`))
})

test.each(['start', 'bench'])('what %s does not take it says in one line', async (name) => {
  const ended = await run(scripts[name] ?? '', '--no-such-thing')
  expect(ended).toMatchObject({ code: 2, stdout: '' })
  expect(ended.stderr).toMatch(/^Unknown option '--no-such-thing'\. What it takes: npm [^\n]+ -- --help\n$/)
})
