import type { ReactNode } from 'react'

interface FormProps {
  readonly onSubmit: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A form that is sent by a call of ours; what is wrong is said beside its fields, not by the browser. */
export function Form({ onSubmit, className, children }: FormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
