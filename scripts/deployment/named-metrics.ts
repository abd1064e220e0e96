/** Functions and words of PromQL, and labels, that are no metrics. */
const WORDS = /\b(by|without|on|ignoring|and|or|unless|offset|bool)\b\s*(\([^)]*\))?/g

/** The metrics that PromQL expressions name: `rate(http_requests_total{status="5"}[1m])` names `http_requests_total`. */
export function namedMetrics(expressions: readonly string[]): ReadonlySet<string> {
  const names = expressions.flatMap((expression) => {
    const bare = expression
      .replace(/\{[^}]*\}/g, '')
      .replace(/\[[^\]]*\]/g, '')
      .replace(WORDS, ' ')
    return [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/g)].map(([name]) => name)
  })
  return new Set(names)
}
