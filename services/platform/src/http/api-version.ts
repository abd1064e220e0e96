import { API_VERSIONS } from '@tahanan/contracts/endpoint/api-versions.ts'
import { InvalidInput } from '../problem/problem.ts'
import type { App } from './create-app.ts'

const HEADER = 'Tahanan-Version'
const DATES: readonly string[] = API_VERSIONS.map(({ date }) => date)

/** Answers every call in the version that `Tahanan-Version` names, the newest without, and says which; 400 for others. */
export function answerVersions(app: App): void {
  app.use((ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next()
    const asked = ctx.get(HEADER)
    ctx.vary(HEADER)
    ctx.set(HEADER, asked !== '' && DATES.includes(asked) ? asked : API_VERSIONS[0].date)
    if (asked !== '' && !DATES.includes(asked))
      throw new InvalidInput({
        'tahanan-version': [
          `There is no version ${asked.slice(0, 40)}. Use ${DATES.join(', ')}, or leave it out for the newest.`,
        ],
      })
    return next()
  })
}
