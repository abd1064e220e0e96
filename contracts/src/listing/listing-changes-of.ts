import type { z } from 'zod'
import type { ListingChanges } from './listing-fields.ts'
import type { listingForm } from './listing-form.ts'

type ListingForm = z.output<z.ZodObject<typeof listingForm>>

/** Both spellings of one field (decision 50). */
const SPELLINGS = [
  ['unit_type', 'property_unit_type'],
  ['listing_status', 'brokerage_type'],
  ['min_price', 'minimum_price'],
  ['max_price', 'maximum_price'],
  ['broker', 'broker_id'],
] as const satisfies readonly (readonly [keyof ListingForm, keyof ListingForm])[]

/** A parsed payload in our own words. Two spellings that disagree are a problem of the second one's field. */
export function listingChangesOf(form: ListingForm, context: z.core.$RefinementCtx): ListingChanges {
  for (const [field, other] of SPELLINGS) {
    if (form[field] === undefined || form[other] === undefined || form[field] === form[other]) continue
    context.issues.push({
      code: 'custom',
      input: form,
      path: [other],
      message: `This differs from ${field}; send one of them.`,
    })
  }
  return {
    name: form.name,
    isPublished: form.is_published,
    featured: form.featured,
    location: form.location,
    areaCode: form.area_code,
    point: form.point,
    showExactPlace: form.show_exact_place,
    lotAreaSqm: form.lot_area,
    floorAreaSqm: form.floor_area,
    bedroom: form.bedroom,
    bathroom: form.bathroom,
    carpark: form.carpark,
    parking: form.parking,
    details: form.details,
    amenityIds: form.amenities === null ? [] : form.amenities,
    availability: form.availability,
    brokerId: form.broker === undefined ? form.broker_id : form.broker,
    projectId: form.project,
    unitType: form.unit_type === undefined ? form.property_unit_type : form.unit_type,
    reservationFeeCentavos: form.reservation_fee,
    propertyStatus: form.property_status,
    minPriceCentavos: form.min_price === undefined ? form.minimum_price : form.min_price,
    maxPriceCentavos: form.max_price === undefined ? form.maximum_price : form.max_price,
    equityTermsMonths: form.equity_terms,
    equityPercentage: form.equity_percentage,
    equityFixedCentavos: form.equity_fixed,
    dhsudLts: emptyAsNull(form.dhsud_lts),
    brokerageStatus: form.listing_status ?? form.brokerage_type,
    propertyType: form.property_type,
    propertySubtype: form.property_subtype,
    priceCentavos: form.price,
    financingOption: form.financing_option === null ? [] : form.financing_option,
    titleNumber: emptyAsNull(form.title_number),
    taxDeclarationNumber: emptyAsNull(form.tax_declaration_number),
    termsOfPayment: emptyAsNull(form.terms_of_payment),
    listingOwner: emptyAsNull(form.listing_owner),
    ownerOfTheProperty: emptyAsNull(form.owner_of_the_property),
  }
}

function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text
}
