import { classNames } from '@tahanan/web/ui/classes.ts'

interface CutTextProps {
  readonly text: string
  readonly className?: string
}

/** A cell's text on one line; the whole is its title, and is shown in full while the keyboard is in its row. */
export function CutText({ text, className }: CutTextProps) {
  return (
    <span
      title={text}
      className={classNames(
        'md:block md:max-w-[clamp(8rem,13vw,24rem)] md:truncate',
        'md:group-has-[:focus-visible]/row:whitespace-normal',
        className,
      )}
    >
      {text}
    </span>
  )
}
