import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { TextLink } from '@tahanan/web/ui/text-link.tsx'
import { useEndpoint } from '../api/use-endpoint.ts'
import { RecordDialog } from '../dialog/record-dialog.tsx'
import { labelsText } from '../form/labels-text.ts'
import { PictureGallery } from '../picture/picture-gallery.tsx'
import { dayText } from '../time/day-text.ts'
import { Facts } from '../screen/facts.tsx'

interface ViewProjectDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** One project with its listings, to be read. */
export function ViewProjectDialog({ id, name, onClose }: ViewProjectDialogProps) {
  const state = useEndpoint(projectEndpoints.get, { params: { id } })
  return (
    <RecordDialog title={name} state={state} onClose={onClose}>
      {(project) => (
        <div className="space-y-6">
          <PictureGallery pictures={project.pictures} name={project.name} />
          <Facts
            facts={[
              ['Developer', project.developer.name],
              ['DHSUD LTS No.', project.dhsud_lts],
              ['Location', project.location],
              ['Area', project.area?.label],
              ['Property type', project.property_type_name],
              ['Property subtype', labelsText(PROPERTY_SUBTYPES, [project.property_subtype])],
              ['Unit types', project.property_unity_type.map((unit) => unit.name).join(', ')],
              ['Financing options', labelsText(FINANCING_OPTIONS, project.financing_option)],
              ['Reservation fee', project.reservation_fee === null ? '' : formatPesos(project.reservation_fee * 100)],
              ['Advertisement approval no.', project.ad_approval_no],
              ['Completion date', project.completion_date === null ? '' : dayText(project.completion_date)],
            ]}
          />
          <RichText html={project.details} />
          <section>
            <h3 className="mb-2 font-semibold">Listings ({project.listing_count})</h3>
            <ul className="space-y-1">
              {project.listing.map((listing) => (
                <li key={listing.id}>
                  <TextLink to={`/dashboard/viewlisting/${listing.id}`}>{listing.name}</TextLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </RecordDialog>
  )
}
