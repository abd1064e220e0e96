import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

interface ButtonLinkProps extends ButtonLook, LinkProps {
  readonly icon?: IconName
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ kind, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(isWide !== undefined && { isWide }) }
  return (
    <Link {...rest} className={classNames(buttonClasses(look), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
