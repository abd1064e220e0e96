import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { lazy, Suspense, useId } from 'react'
import type { FieldState, FieldTexts } from '../form/fields.tsx'
import { RequiredMark } from '@tahanan/web/ui/field.tsx'

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

type RichTextFieldProps = Omit<FieldTexts, 'hint' | 'className'> & FieldState<string>

/** Formatted text: HTML of the allow-list of decision 128. The editor is fetched when the first of them is shown. */
export function RichTextField({ label, value, onChange, messages = [], isRequired = false }: RichTextFieldProps) {
  const id = useId()
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {label}
        {isRequired && <RequiredMark />}
      </p>
      <Suspense fallback={<Skeleton className="h-44" />}>
        <Editor labelledBy={`${id}-label`} describedBy={`${id}-error`} value={value} onChange={onChange} />
      </Suspense>
      <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger empty:hidden">
        {messages.join(' ')}
      </p>
    </div>
  )
}
