import { buttonClasses } from '@tahanan/web/ui/classes.ts'
import { Link } from 'react-router-dom'

export type RowAction = {
  readonly label: string
  readonly isDangerous?: boolean
} & ({ readonly to: string } | { readonly onSelect: () => void })

interface RowActionsProps {
  /** What the row is about; said after the label to those who do not see the row: `Edit Casa Verde`. */
  readonly name: string
  readonly actions: readonly (RowAction | false)[]
}

/** What can be done with a row: View, Edit, Delete. */
export function RowActions({ name, actions }: RowActionsProps) {
  return (
    <span className="inline-flex flex-wrap justify-end md:flex-nowrap">
      {actions
        .filter((action) => action !== false)
        .map((action) => {
          const look = `${buttonClasses({ kind: 'quiet', size: 'small' })} ${action.isDangerous === true ? '!text-danger hover:!bg-danger-soft' : ''}`
          const label = (
            <>
              {action.label} <span className="sr-only">{name}</span>
            </>
          )
          return 'to' in action ? (
            <Link key={action.label} to={action.to} className={look}>
              {label}
            </Link>
          ) : (
            <button key={action.label} type="button" className={look} onClick={action.onSelect}>
              {label}
            </button>
          )
        })}
    </span>
  )
}
