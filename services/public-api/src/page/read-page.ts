import type { PageContents, PageRead, ReadProblem, SiteRenderer } from '@tahanan/contracts/site/site-renderer.ts'
import { Moved } from '@tahanan/platform/problem/moved.ts'
import { Problem } from '@tahanan/platform/problem/problem.ts'
import type { PublicReads } from '../router/public-reads.ts'

export interface ReadPage extends PageContents {
  /** Of the page: what became of its first read. */
  readonly status: number
  /** Of the answers together; none where one is missing. */
  readonly revision: string | undefined
  /** What no Problem explains, for the log. */
  readonly failures: readonly unknown[]
}

const AWAY: ReadProblem = {
  status: 503,
  code: 'unavailable',
  detail: 'This cannot be shown right now. Try again in a moment.',
}

/**
 * Makes all calls of a page at once, from within; a second round only for what depends on the first.
 *
 * @throws Moved where its first call leads elsewhere
 */
export async function readPage(
  reads: PublicReads,
  renderer: Pick<SiteRenderer, 'planMore'>,
  plan: PageContents['plan'],
): Promise<ReadPage> {
  const answers = new Map<string, string>()
  const problems = new Map<string, ReadProblem>()
  const failures: unknown[] = []
  const tags: string[] = []
  const [first] = plan.reads

  await Promise.all(plan.reads.map(make))
  await Promise.all(renderer.planMore({ plan, answers, problems }).map(make))

  const failed = first && problems.get(first.address)
  const status = failed?.status ?? (plan.name === 'notFound' ? 404 : 200)
  const revision = problems.size === 0 ? tags.toSorted().join('.') : undefined
  return { plan, answers, problems, failures, status, revision }

  async function make(read: PageRead): Promise<void> {
    try {
      const { bytes, etag = '' } = await reads.read(read.endpoint, read.params, read.query)
      answers.set(read.address, bytes.toString())
      tags.push(etag.slice(1, -1))
    } catch (error) {
      if (error instanceof Moved && read === first) throw error
      if (!(error instanceof Problem)) failures.push(error)
      problems.set(read.address, error instanceof Problem ? problemOf(error) : AWAY)
    }
  }
}

function problemOf({ status, code, message }: Problem): ReadProblem {
  return { status, code, detail: message }
}
