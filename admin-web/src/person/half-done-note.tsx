/** The record is there, its photo is not. */
export function HalfDoneNote({ noun }: { readonly noun: string }) {
  return (
    <p role="status" className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
      The {noun} is saved, the photo is not yet. Save again to send the photo, or close and add it later.
    </p>
  )
}
