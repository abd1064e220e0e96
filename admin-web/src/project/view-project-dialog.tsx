import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { ErrorState } from '@tahanan/web/ui/error-state.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { TextLink } from '@tahanan/web/ui/text-link.tsx'
import { useEndpoint } from '../api/use-endpoint.ts'
import { labelsText } from '../form/labels-text.ts'
import { PictureGallery } from '../picture/picture-gallery.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Facts } from '../screen/facts.tsx'

interface ViewProjectDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** One project with its listings, to be read. */
export function ViewProjectDialog({ id, name, onClose }: ViewProjectDialogProps) {
  const { data, error, mutate } = useEndpoint(projectEndpoints.get, { params: { id } })
  return (
    <Dialog isOpen size="wide" title={name} onClose={onClose}>
      {error !== undefined && data === undefined && (
        <ErrorState title="It could not be loaded" requestId={error.requestId} onRetry={() => void mutate()}>
          {error.message}
        </ErrorState>
      )}
      {error === undefined && data === undefined && <Skeleton className="h-64" />}
      {data !== undefined && (
        <div className="space-y-6">
          <PictureGallery pictures={data.pictures} name={data.name} />
          <Facts
            facts={[
              ['Developer', data.developer.name],
              ['DHSUD LTS No.', data.dhsud_lts],
              ['Location', data.location],
              ['Property type', data.property_type_name],
              ['Property subtype', labelsText(PROPERTY_SUBTYPES, [data.property_subtype])],
              ['Unit types', data.property_unity_type.map((unit) => unit.name).join(', ')],
              ['Financing options', labelsText(FINANCING_OPTIONS, data.financing_option)],
              ['Reservation fee', data.reservation_fee === null ? '' : formatPesos(data.reservation_fee * 100)],
              ['Advertisement approval no.', data.ad_approval_no],
              ['Completion date', data.completion_date],
            ]}
          />
          <RichText html={data.details} />
          <section>
            <h3 className="mb-2 font-semibold">Listings ({data.listing_count})</h3>
            <ul className="space-y-1">
              {data.listing.map((listing) => (
                <li key={listing.id}>
                  <TextLink to={`/dashboard/viewlisting/${listing.id}`}>{listing.name}</TextLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Dialog>
  )
}
