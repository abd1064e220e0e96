import type { ReactNode } from 'react'
import { FormPart } from '../screen/form-part.tsx'

interface SystemPartProps<Data> {
  readonly title: string
  /** Null while whatever knows it is away. */
  readonly data: Data | null
  readonly children: (data: Data) => ReactNode
}

/** A part of the System page, or that it cannot be known now. */
export function SystemPart<Data>({ title, data, children }: SystemPartProps<Data>) {
  return (
    <FormPart title={title}>
      {data === null ? (
        <p className="text-warning">Not known now: an engine is away. It is asked again every few seconds.</p>
      ) : (
        children(data)
      )}
    </FormPart>
  )
}
