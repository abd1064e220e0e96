/** In the place of what only an engine knows that is away, and in a question about it. */
export function NotKnown() {
  return <p className="text-warning">Not known now: an engine is away. This page asks again every few seconds.</p>
}
