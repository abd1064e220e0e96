import type { PageContents, PagePlan, PageRead, ReadProblem } from '@tahanan/contracts/site/site-renderer.ts'
import type { ReadyAnswer } from '@tahanan/platform/http/ready-answer.ts'
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

type Outcome =
  | { readonly read: PageRead; readonly answer: ReadyAnswer }
  | { readonly read: PageRead; readonly error: unknown }

const AWAY: ReadProblem = {
  status: 503,
  code: 'unavailable',
  detail: 'This cannot be shown right now. Try again in a moment.',
}

/**
 * Makes all calls of a page at once, from within.
 *
 * @throws Moved where its first call leads elsewhere
 */
export async function readPage(reads: PublicReads, plan: PagePlan): Promise<ReadPage> {
  const outcomes = await Promise.all(plan.reads.map((read) => attempt(reads, read)))
  const answers = new Map<string, string>()
  const problems = new Map<string, ReadProblem>()
  const failures: unknown[] = []
  const tags: string[] = []
  for (const outcome of outcomes) {
    const { address } = outcome.read
    if ('answer' in outcome) {
      answers.set(address, outcome.answer.bytes.toString())
      tags.push(outcome.answer.etag?.slice(1, -1) ?? '')
      continue
    }
    const { error } = outcome
    if (error instanceof Moved && outcome === outcomes[0]) throw error
    const problem = error instanceof Problem ? error : undefined
    problems.set(address, problem ? { status: problem.status, code: problem.code, detail: problem.message } : AWAY)
    if (problem === undefined) failures.push(error)
  }
  const first = plan.reads[0]
  const failed = first && problems.get(first.address)
  return {
    plan,
    answers,
    problems,
    failures,
    status: failed?.status ?? (plan.name === 'notFound' ? 404 : 200),
    revision: problems.size === 0 ? tags.join('.') : undefined,
  }
}

async function attempt(reads: PublicReads, read: PageRead): Promise<Outcome> {
  try {
    return { read, answer: await reads.read(read.endpoint, read.params, read.query) }
  } catch (error) {
    return { read, error }
  }
}
