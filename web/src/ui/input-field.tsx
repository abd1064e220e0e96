import { Field, type FieldProps, Input, type InputProps } from './field.tsx'

type InputFieldProps = Omit<FieldProps, 'children'> & Omit<InputProps, 'className'>

/** An input with its label, hint and error. */
export function InputField({ label, hint, error, isRequired, isLabelHidden, className, ...input }: InputFieldProps) {
  const field = { label, hint, error, className, isRequired, isLabelHidden }
  return <Field {...field}>{(control) => <Input {...control} {...input} />}</Field>
}
