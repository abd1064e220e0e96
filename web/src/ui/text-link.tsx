import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from './class-names.ts'

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
