import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonClasses, type ButtonLook, classNames } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

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

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand',
        className,
      )}
    />
  )
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  readonly icon?: IconName
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ kind, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClasses({ kind, size, isWide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
