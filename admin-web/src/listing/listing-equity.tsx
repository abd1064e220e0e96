import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { CheckField, TextField } from '../form/fields.tsx'
import { NumberField } from '../form/number-field.tsx'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { draftEquity } from './listing-rules.ts'
import type { ListingFormState } from './use-listing-form.ts'
import { LISTING_LABELS } from './listing-labels.ts'

type AmountField = 'min_price' | 'max_price' | 'reservation_fee' | 'equity_fixed'

const COMPARED = ['max_price', 'reservation_fee'] as const

/** Price and equity of a project listing, worked out while one types (§9 "Equity maths", decision 36). */
export function ListingEquity({ form }: { readonly form: ListingFormState }) {
  const { values, project, field, set } = form
  const { amounts, problems } = draftEquity(values, project)
  const checked = (name: AmountField | 'equity_terms' | 'equity_percentage') => {
    // They are judged together: what the server said of another one may hold no more.
    const { messages = new Map(Object.entries(problems)).get(name), ...shown } = field(name, [name, ...COMPARED])
    return { ...shown, messages }
  }
  const amount = (name: AmountField) => <NumberField kind="amount" prefix="₱" {...checked(name)} />
  const ceiling = dashboardSettings.pagibigCeilingPesos * 100
  const isAboveCeiling = (amounts.loanableAmountCentavos ?? 0) > ceiling
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {amount('min_price')}
        {amount('max_price')}
        {amount('reservation_fee')}
        <NumberField kind="percentage" prefix="%" {...checked('equity_percentage')} />
        <NumberField kind="count" {...checked('equity_terms')} />
        <TextField
          hint={project === null ? undefined : `Empty: the project’s, ${project.dhsud_lts || 'which has none'}.`}
          {...field('dhsud_lts')}
        />
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <CheckField
          label={LISTING_LABELS.has_fixed_equity}
          isChecked={values.has_fixed_equity}
          onChange={(isChecked) => {
            set('has_fixed_equity', isChecked)
            // "Unticking resets the fixed monthly equity to 0" (§4).
            if (!isChecked) set('equity_fixed', '0')
          }}
        />
        {values.has_fixed_equity && amount('equity_fixed')}
      </div>
      <dl aria-live="polite" className="grid gap-3 rounded-lg bg-sunken p-4 sm:grid-cols-3">
        <Amount name="Total equity" centavos={amounts.netEquityCentavos} note="less the reservation fee" />
        <Amount name="Monthly equity" centavos={amounts.monthlyEquityCentavos} />
        <Amount
          name="Loanable amount"
          centavos={amounts.loanableAmountCentavos}
          note={isAboveCeiling && `above the PAG-IBIG ceiling of ${formatPesos(ceiling)}`}
        />
      </dl>
    </>
  )
}

interface AmountProps {
  readonly name: string
  readonly centavos: number | null
  readonly note?: string | false
}

function Amount({ name, centavos, note }: AmountProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-lg font-semibold">{centavos === null ? '—' : formatPesos(centavos)}</dd>
      {note && <dd className="text-sm text-ink-soft">{note}</dd>}
    </div>
  )
}
