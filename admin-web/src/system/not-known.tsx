/** In the place of what only an engine knows that is away. */
export function NotKnown() {
  return <p className="text-warning">Not known now: an engine is away. It is asked again every few seconds.</p>
}
