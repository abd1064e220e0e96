import { classNames } from './classes.ts'

/** The place of something that is on its way, as large as it will be. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded bg-sunken', className)} />
}
