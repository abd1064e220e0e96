import { readOptions, usageFailure } from '../setup/read-options.mjs'
import { listPages } from './list-pages.ts'
import { problemsOf } from './problems-of.ts'
import { scorePage } from './score-page.ts'
import { scoreTable } from './score-table.ts'

const USAGE = `Usage: npm run lighthouse [-- ADDRESS]

  ADDRESS   of a running Tahanan with demo data (http://localhost:8080)

Looks at home, search, a listing, a project and an area in each language as a phone does (Lighthouse 12, fetched for this), one after the other.`

const { positionals } = readOptions(USAGE, { args: process.argv.slice(2), allowPositionals: true })
const [address = 'http://localhost:8080', ...rest] = positionals
if (rest.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address)) {
  throw usageFailure(USAGE, `"${positionals.join(' ')}" is not one address such as http://localhost:8080`)
}
const scores = []
for (const page of await listPages(address.replace(/\/$/, ''))) {
  console.log(`Looking at ${page.url} …`)
  scores.push(await scorePage(page))
}
console.log(`\n${scoreTable(scores)}`)
const problems = scores.flatMap(problemsOf)
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
