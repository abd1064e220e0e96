import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { Facts } from '../screen/facts.tsx'

/** A firm to be read. */
export function ViewRealtyDialog({ realty, onClose }: { readonly realty: RealtyAnswer; readonly onClose: () => void }) {
  return (
    <Dialog isOpen size="wide" title={realty.name} onClose={onClose}>
      <div className="space-y-6">
        <div className="flex flex-wrap items-start gap-6">
          {realty.logo !== null && (
            <img
              src={realty.logo}
              alt={`Logo of ${realty.name}`}
              className="size-24 rounded border border-line object-contain"
            />
          )}
          <Facts
            facts={[
              ['Office address', realty.office_address],
              ['Contact number', realty.contact_number],
              ['Contact person', realty.contact_person],
              ['Email address', realty.email],
              ['SEC or DTI registration', realty.registration_no],
              ['DHSUD registration', realty.dhsud_registration],
              ['Broker in charge', realty.broker_in_charge?.name],
              ['Brokers', realty.brokers],
            ]}
          />
        </div>
        <RichText html={realty.details} />
      </div>
    </Dialog>
  )
}
