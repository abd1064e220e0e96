import type { HTMLAttributes } from 'react'
import { classNames } from './classes.ts'

/** A sheet on the page. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('rounded-lg border border-line bg-surface shadow-card', className)} />
}
