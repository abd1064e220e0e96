import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { z } from 'zod'
import { readOptions, usageFailure } from '../setup/read-options.mjs'
import { type PageScore, problemsOf } from './page-score.ts'
import { addressIn, LANGUAGES } from '@tahanan/contracts/site/language.ts'

const USAGE = `Usage: npm run lighthouse [-- ADDRESS]

  ADDRESS   of a running Tahanan with demo data (http://localhost:8080)

Looks at home, search, a listing, a project and an area in each language as a phone does (Lighthouse 12, fetched for this), one after the other.`

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const category = z.object({ score: z.number() })
const reportSchema = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.object({
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
  }),
})

/** Scripts that a document names; what comes when it is looked for is not among them. */
const FIRST_SCRIPTS = /(?:<script[^>]* src|<link rel="modulepreload" href)="([^"]+)"/g

/** On a busy machine the browser misses the beginning of its own recording now and then. */
const ATTEMPTS = 3

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

/** Scores as a table of plain text, a page a line. */
function scoreTable(pages: readonly PageScore[]): string {
  const rows = [
    ['', 'performance', 'accessibility', 'best practices', 'SEO', 'CLS', 'scripts', 'LCP'],
    ...pages.map((score) => [
      score.name,
      String(score.performance),
      String(score.accessibility),
      String(score.bestPractices),
      String(score.seo),
      score.shift.toFixed(3),
      `${(score.scriptBytes / 1000).toFixed(1)} kB`,
      `${(score.largestPaintMs / 1000).toFixed(2)} s`,
    ]),
  ]
  return rows
    .map((cells) => cells.map((cell, place) => (place === 0 ? cell.padEnd(10) : cell.padStart(15))).join(''))
    .join('\n')
}

/**
 * Runs Lighthouse on a page, as a phone on a slow line (its defaults).
 *
 * @throws Error when it comes to no result three times
 */
async function scorePage({ name, url }: ScoredPage): Promise<PageScore> {
  const { categories, audits } = await runLighthouse(url, ATTEMPTS)
  const percent = ({ score }: { readonly score: number }) => Math.round(score * 100)
  return {
    name,
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    shift: audits['cumulative-layout-shift'].numericValue,
    scriptBytes: await firstScriptBytes(url),
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
  }
}

/** What a page begins with, as browsers get it over HTTPS: over plain HTTP, as here, they ask for gzip only. */
async function firstScriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const sizes = [...html.matchAll(FIRST_SCRIPTS)].map(async ([, path = '']) => {
    const { headers } = await fetch(new URL(path, url), { headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function runLighthouse(url: string, attempts: number): Promise<z.output<typeof reportSchema>> {
  const chrome = INSTALLED.find((path) => existsSync(path))
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox']
  const child = spawn('npx', ['--yes', 'lighthouse@12', url, ...flags], {
    env: childEnvironment(chrome === undefined ? {} : { CHROME_PATH: chrome }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const report: unknown = JSON.parse((await text(child.stdout)) || 'null')
  const parsed = reportSchema.safeParse(report)
  if (parsed.success) return parsed.data
  if (attempts > 1) return runLighthouse(url, attempts - 1)
  throw new Error(`Lighthouse came to no result for ${url}.`)
}

export interface ScoredPage {
  readonly name: string
  readonly url: string
}

/** What is looked at, in each language: home, search, the newest listing and project that the sitemaps know, and an area. */
export async function listPages(site: string): Promise<readonly ScoredPage[]> {
  const [listing, project] = await Promise.all([newestOf('listing'), newestOf('project')])
  const paths = { home: '/', search: '/search?status=For+Sale', listing, project, area: '/places/metro-manila/' }
  return LANGUAGES.flatMap((language) =>
    Object.entries(paths).map(([name, path]) => ({
      name: `${name}, ${language}`,
      url: site + addressIn(language, path),
    })),
  )

  async function newestOf(noun: string): Promise<string> {
    const response = await fetch(`${site}/sitemap/${noun}-1.xml`)
    const found = [...(await response.text()).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)]
    const path = found.at(-1)?.[1]
    if (path === undefined) throw new Error(`${site} has no ${noun} to look at. Is the demo data there?`)
    return path
  }
}
