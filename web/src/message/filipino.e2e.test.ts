import { parse, type Token } from '@messageformat/parser'
import type { Language } from '@tahanan/contracts/site/language.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { readMessages } from '../../build/compile-messages.ts'
import { pageAddresses } from '../browser/page-addresses.fixture.ts'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor | undefined
afterEach(() => visitor?.close())

/** Each way in which a message can be said, as the source of a pattern. */
function waysOf(tokens: readonly Token[]): string[] {
  return tokens.reduce<string[]>(
    (begun, token) => {
      const ways =
        token.type === 'content'
          ? [token.value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)]
          : 'cases' in token
            ? token.cases.flatMap((one) => waysOf(one.tokens))
            : ['.+']
      return begun.flatMap((beginning) => ways.map((way) => beginning + way))
    },
    [''],
  )
}

const patternsOf = (language: Language): Set<string> =>
  new Set(
    Object.values(readMessages(language))
      .flatMap(Object.values)
      .flatMap((text) => waysOf(parse(text))),
  )

/** What only the English say; `.+ in .+` is said by anything. */
function englishPatterns(): readonly RegExp[] {
  const filipino = patternsOf('fil')
  const isTelling = (pattern: string) => !pattern.startsWith('.+') || /[a-z]{4}/i.test(pattern)
  return [...patternsOf('en')]
    .filter((pattern) => !filipino.has(pattern) && isTelling(pattern))
    .map((pattern) => new RegExp(`^${pattern}$`))
}

/** What is read on a page, seen or not; what is marked as another language is that. */
const TEXTS = `(() => {
  const texts = [document.title]
  for (const element of document.querySelectorAll('head meta[name="description"], body *')) {
    if (element.closest('script, style, [lang="en"]')) continue
    for (const name of ['content', 'aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.data)
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '')
})()`

/** What staff wrote, in whatever language: values of these members in the answers that the page shows. */
const DATA = /^(name|details|caption|location|label|.*_name)$/

async function dataOf(path: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  const [, json = '{}'] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  const found = new Set<string>()
  JSON.parse(json, (key: string, value: unknown) => {
    if (DATA.test(key) && typeof value === 'string') found.add(value)
    return value
  })
  return found
}

test('no page in Filipino says anything in English', async () => {
  const patterns = englishPatterns()
  expect(patterns.length).toBeGreaterThan(300)
  // Much stands on every page.
  const read = new Map<string, boolean>()
  const isEnglish = (text: string): boolean => {
    const known = read.get(text) ?? patterns.some((pattern) => pattern.test(text))
    read.set(text, known)
    return known
  }
  const untranslated: Record<string, string[]> = {}
  const searches = ['/fil/search?status=For+Rent', '/fil/search?search=2br+condo+for+sale+under+5m&bedrooms=2&posted=7']
  for (const path of [...(await pageAddresses('fil')), ...searches, '/fil/nothing', '/fil/listing/nothing/']) {
    // Each in a browser of its own: what was kept a moment ago is asked for again, and is long in coming.
    await visitor?.close()
    visitor = await createVisitor()
    const { page } = visitor
    await visitor.open(path)
    await page.evaluate(`document.querySelectorAll('details').forEach((part) => { part.open = true })`)
    await page.waitForLoadState('networkidle')
    const data = await dataOf(path)
    const texts = z.array(z.string()).parse(await page.evaluate(TEXTS))
    const found = texts.filter((text) => !data.has(text) && isEnglish(text))
    if (found.length > 0) untranslated[path] = [...new Set(found)]
  }
  expect(untranslated).toEqual({})
})

test('from English to Filipino and back, filters included; the choice is remembered, and offered elsewhere', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const query = '?status=For+Sale&tab=For+Sale&type=House&bedrooms=2%2B'
  await visitor.open(`/search${query}`)
  await page.getByRole('banner').getByRole('link', { name: 'Filipino' }).click()
  await page.waitForURL(`**/fil/search${query}`)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fil-PH')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Binebenta · Bahay · 2+ kwarto')
  await page.getByRole('list', { name: 'Mga filter na gamit' }).getByText('2+ kwarto').waitFor()
  // A link within stays in the language.
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Buod' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/fil\/listing\//)
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`**/search${query}`)
  expect(new URL(page.url()).pathname).toBe('/search')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('For sale · House · 2+ bedrooms')

  // English was chosen last: who comes by a Filipino address stays there, and is offered English.
  await visitor.open('/fil/about')
  const offer = page.getByRole('complementary', { name: 'Read this in English' })
  await offer.waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await offer.getByRole('button', { name: 'Manatili sa Filipino' }).click()
  await expect.poll(() => offer.count()).toBe(0)
  await visitor.open('/fil/contactus')
  await expect.poll(() => offer.count()).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('an enquiry in Filipino: what is wrong is said in it, and thanks are', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/fil/contactus')
  for (const label of ['Buong pangalan', 'E-mail', 'Telepono', 'Mensahe']) {
    await page.getByLabel(label).click()
    await page.getByLabel(label).blur()
  }
  await expect.poll(() => page.getByText('Kailangan ito.', { exact: true }).count()).toBe(3)
  await page.getByText('Kailangan ang e-mail').waitFor()
  await page.getByLabel('Telepono').fill('abcdefgh')
  await page.getByText('Maglagay ng numero ng telepono na may 7 digit o higit pa.').waitFor()
  await page.getByLabel('Buong pangalan').fill('Maria Clara')
  await page.getByLabel('E-mail').fill('maria@example.ph')
  await page.getByLabel('Telepono').fill('0917 765 4321')
  await page.getByLabel('Mensahe').fill('Puwede po bang tingnan sa Sabado?')
  await page.getByLabel(/^Pumapayag ako/).check()
  await page.getByRole('button', { name: 'Ipadala' }).click()
  await page.getByText('Salamat', { exact: true }).waitFor()
  await page.getByText(/^TH-[A-Z0-9]{5}-[A-Z0-9]{5}$/).waitFor()
  expect(visitor.problems).toEqual([])
})

test('what the server refuses is not explained in English', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.route('**/api/lead/', (route) =>
    route.fulfill({ status: 400, json: { phone: ['Give a phone number.'], message: ['Use fewer characters.'] } }),
  )
  await visitor.open('/fil/contactus')
  await page.getByLabel('Buong pangalan').fill('Maria Clara')
  await page.getByLabel('E-mail').fill('maria@example.ph')
  await page.getByLabel('Telepono').fill('0917 765 4321')
  await page.getByLabel('Mensahe').fill('Magandang araw po.')
  await page.getByLabel(/^Pumapayag ako/).check()
  await page.getByRole('button', { name: 'Ipadala' }).click()
  await page.getByText('Pakitama ito: Telepono, Mensahe').waitFor()
  await expect.poll(() => page.getByText('Hindi ito tinanggap.').count()).toBe(2)
})

test('each page names its own address and those of both languages, in its head and in the sitemaps', async () => {
  const origin = inject('siteUrl')
  const search = '/search?status=For+Rent&tab=For+Rent'
  for (const [address, own] of [
    [search, search],
    [`/fil${search}`, `/fil${search}`],
    ['/', '/'],
    ['/fil', '/fil'],
    ['/fil/', '/fil'],
  ]) {
    const html = (await (await fetch(`${origin}${address}`)).text()).replaceAll('&amp;', '&')
    const path = own === '/fil' ? '/' : (own ?? '').replace(/^\/fil/, '')
    const filipino = path === '/' ? '/fil' : `/fil${path}`
    const links = [
      ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="http:\/\/[^/]+([^"]*)"/g),
    ]
    expect(links.map(([, rel, language = '', href]) => [rel, language, href])).toEqual([
      ['canonical', '', own],
      ['alternate', 'en', path],
      ['alternate', 'fil', filipino],
      ['alternate', 'x-default', path],
    ])
    expect(html).toContain(own?.startsWith('/fil') ? '<html lang="fil-PH">' : '<html lang="en-PH">')
  }
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  expect(index).toContain('/sitemap/listing-fil-1.xml</loc>')
  const part = await (await fetch(`${origin}/sitemap/listing-fil-1.xml`)).text()
  const [, slug = ''] = /<loc>http:\/\/[^/]+\/fil\/listing\/([^/]+)\/<\/loc>/.exec(part) ?? []
  for (const [language, path] of [
    ['en', '/listing/'],
    ['fil', '/fil/listing/'],
    ['x-default', '/listing/'],
  ]) {
    expect(part).toMatch(
      new RegExp(`<xhtml:link rel="alternate" hreflang="${language}" href="http://[^/]+${path}${slug}/"/>`),
    )
  }
  expect((await fetch(`${origin}/fil/listing/${slug}/`)).status).toBe(200)
})

test('a language that does not exist is a page that does not', async () => {
  for (const path of ['/xx/search', '/xx', '/filipino', '/fil/fil/search', '/fil/nothing']) {
    const answer = await fetch(inject('siteUrl') + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain('noindex')
  }
})
