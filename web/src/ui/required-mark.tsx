/** The star behind the label of what has to be filled in; `aria-required` says it to those who do not see it. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-accent">
      {' '}
      *
    </span>
  )
}
