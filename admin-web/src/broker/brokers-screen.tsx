import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { ExportButton } from '../download/export-button.tsx'
import { LicenseChips } from '../person/license-chips.tsx'
import { PersonFacts } from '../person/person-facts.tsx'
import type { Column } from '../table/column.ts'
import { RecordsScreen } from '../table/records-screen.tsx'
import { AddBrokerDialog } from './add-broker-dialog.tsx'
import { UpdateBrokerDialog } from './update-broker-dialog.tsx'

const COLUMNS: readonly Column<BrokerAnswer>[] = [
  { heading: 'ID', show: ({ id }) => id, className: 'w-16' },
  { heading: 'Name', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Realty', show: ({ realty }) => realty?.name ?? '—' },
  { heading: 'Contact Numbers', show: ({ contact }) => contact },
  {
    heading: 'License',
    show: ({ license, is_licensed: isLicensed }) => <LicenseChips licenses={license} isLicensed={isLicensed} />,
  },
  { heading: 'Salespersons', show: ({ salespersons }) => salespersons },
  { heading: 'Listings', show: ({ listings }) => listings },
]

/** Brokers, on the pattern of the Salespersons screen (decision 97). */
export function BrokersScreen() {
  return (
    <RecordsScreen
      title="Brokers"
      noun="brokers"
      columns={COLUMNS}
      endpoints={brokerEndpoints}
      deleteTitle="Delete Broker"
      addDialog={({ onClose, onChanged, onSaved }) => (
        <AddBrokerDialog onClose={onClose} onCreated={onChanged} onSaved={onSaved} />
      )}
      viewDialog={(broker, onClose) => (
        <Dialog isOpen size="wide" title={broker.name} onClose={onClose}>
          <PersonFacts
            person={broker}
            more={[
              ['Realty', broker.realty?.name],
              ['Office address', broker.office_address],
              ['Salespersons', broker.salespersons],
              ['Listings', broker.listings],
            ]}
          />
        </Dialog>
      )}
      updateLabel="Update"
      updateDialog={(broker, { onClose, onSaved }) => (
        <UpdateBrokerDialog broker={broker} onClose={onClose} onSaved={onSaved} />
      )}
    >
      <ExportButton table="brokers" />
    </RecordsScreen>
  )
}
