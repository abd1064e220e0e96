import type { ReactNode } from 'react'
import { buttonClasses } from './button-classes.ts'

interface PageLinkProps {
  readonly rel: 'next' | 'prev'
  readonly href: string
  readonly children: ReactNode
}

/** To the neighbouring page of a list, for crawlers and where nothing loads by itself (decision 17). */
export function PageLink({ rel, href, children }: PageLinkProps) {
  return (
    <a rel={rel} href={href} className={buttonClasses({ kind: 'secondary' })}>
      {children}
    </a>
  )
}
