import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASSES } from './control-classes.ts'

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={classNames(CONTROL_CLASSES, 'h-11', className)} />
}
