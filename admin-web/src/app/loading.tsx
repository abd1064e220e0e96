/** What stands where a screen is still being fetched. */
export function Loading() {
  return (
    <p role="status" className="p-8 text-center text-ink-soft">
      Loading…
    </p>
  )
}
