import type { TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASSES } from './control-classes.ts'

export function Textarea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={4} {...rest} className={classNames(CONTROL_CLASSES, 'min-h-28 py-2.5', className)} />
}
