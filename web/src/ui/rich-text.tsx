import { classNames } from './classes.ts'

interface RichTextProps {
  /** Of the allow-list of decision 128, cleaned when it was written and again when it was read. */
  readonly html: string
  readonly className?: string
}

/** Text that staff wrote, with the little dress that it may have; nothing for none. */
export function RichText({ html, className }: RichTextProps) {
  if (html === '') return null
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
