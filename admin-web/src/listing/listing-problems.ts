import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ProjectChoice } from './project-choice.ts'

const REQUIRED = 'Field is required'
const TITLE_NUMBER_LENGTH = 20

/** What is wrong with a form about to create a listing, in the words of §5. Saving an edit asks the server alone. */
export function listingProblems(draft: ListingDraft, project: ProjectChoice | null): FieldMessages {
  const problems: Record<string, string[]> = {}
  const isEmpty = (text: string): boolean => text.trim() === ''
  if (isEmpty(draft.name)) problems['name'] = [REQUIRED]
  if (isEmpty(draft.location)) problems['location'] = [REQUIRED]
  if (draft.listing_type === PROJECT_LISTING && project === null) problems['project'] = [REQUIRED]
  const mustHaveUnit = project !== null && project.property_unity_type.length > 0
  if (mustHaveUnit && draft.property_unit_type < 0) problems['property_unit_type'] = ['Field is Required']
  if (draft.listing_type === BROKERAGE_LISTING) {
    if (isEmpty(draft.listing_owner)) problems['listing_owner'] = [REQUIRED]
    if (isEmpty(draft.owner_of_the_property)) problems['owner_of_the_property'] = [REQUIRED]
    if (draft.title_number.trim().length > TITLE_NUMBER_LENGTH) problems['title_number'] = ['Title Number']
  }
  return problems
}
