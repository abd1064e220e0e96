import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { lazy } from 'react'
import { ExportButton } from '../download/download-button.tsx'
import { LicenseChips } from '../person/license-chips.tsx'
import { PersonFacts } from '../person/person-facts.tsx'
import type { Column } from '../table/data-table.tsx'
import { RecordsScreen } from '../table/records-screen.tsx'
import { useFetchAhead } from '../api/use-fetch-ahead.ts'

const dialogs = () => import('./salesperson-dialogs.tsx')
const SalespersonDialog = lazy(async () => ({ default: (await dialogs()).SalespersonDialog }))

const COLUMNS: readonly Column<SalespersonAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
  { heading: 'Position', show: ({ position }) => position },
  { heading: 'Contact Numbers', show: ({ contact }) => contact },
  {
    heading: 'License',
    show: ({ license, is_licensed: isLicensed }) => <LicenseChips licenses={license} isLicensed={isLicensed} />,
  },
]

/** "Title Salespersons, a search box, an Add button; row actions View, Update, Delete" (§2). */
export function SalespersonsScreen() {
  useFetchAhead(dialogs)
  return (
    <RecordsScreen
      title="Salespersons"
      noun="salespersons"
      record="salesperson"
      columns={COLUMNS}
      endpoints={salespersonEndpoints}
      deleteTitle="Delete Salesperson"
      viewDialog={(salesperson, onClose) => (
        <Dialog isOpen size="wide" title={salesperson.name} onClose={onClose}>
          <PersonFacts
            person={salesperson}
            more={[
              ['Broker', salesperson.broker.name],
              ['Account', salesperson.account?.name],
            ]}
          />
        </Dialog>
      )}
      updateLabel="Update"
      formDialog={(ends) => <SalespersonDialog {...ends} />}
    >
      <ExportButton table="salespersons" />
    </RecordsScreen>
  )
}
