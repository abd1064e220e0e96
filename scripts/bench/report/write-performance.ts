import { readFile, writeFile } from 'node:fs/promises'

const PAGE = new URL('../performance.md', import.meta.url)
const MEASURED = /(<!-- measured -->\n)[^]*?(<!-- end -->)/

/** Puts a report in the place of the last one in `performance.md`. */
export async function writePerformance(report: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  if (!MEASURED.test(page)) throw new Error('performance.md has no place for what was measured.')
  await writeFile(
    PAGE,
    page.replace(MEASURED, (_, begin: string, end: string) => `${begin}\n${report}\n\n${end}`),
  )
}
