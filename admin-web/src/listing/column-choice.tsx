import { CheckListField } from '../form/check-list-field.tsx'
import { codeChoices } from '../form/fields.tsx'
import { OPTIONAL_COLUMNS } from './listing-columns.tsx'

interface ColumnChoiceProps {
  readonly chosen: readonly string[]
  readonly onChoose: (headings: readonly string[]) => void
}

/** Which columns are seen, besides the name. */
export function ColumnChoice({ chosen, onChoose }: ColumnChoiceProps) {
  return (
    <CheckListField
      label="Columns"
      className="basis-full"
      choices={codeChoices(OPTIONAL_COLUMNS)}
      value={OPTIONAL_COLUMNS.flatMap((heading, place) => (chosen.includes(heading) ? [place] : []))}
      onChange={(places) => onChoose(OPTIONAL_COLUMNS.filter((_, place) => places.includes(place)))}
    />
  )
}
