/**
 * What the about and contact pages say of the agency (§1). Placeholders, marked as such for the agency to replace
 * (decision 12): no person, number or address here is real.
 */
export const AGENCY = {
  background:
    'Tahanan brings homes, lots and places to work across the Philippines to one place: of developers, of owners, and of the brokers who know them. Prices, terms and licences are shown in full, so that you can decide in peace.',
  mission: 'To help every family find a home that fits its life and its means, with nothing hidden on the way.',
  vision: 'A country in which looking for a home is safe, fair and pleasant.',
  values: [
    { name: 'Honesty', text: 'Full terms, true pictures, licences named.' },
    { name: 'Care', text: 'Your time and your details are yours; we ask for no more than we need.' },
    { name: 'Skill', text: 'Licensed brokers, accredited salespersons, answers that hold.' },
    { name: 'Bayanihan', text: 'We carry the house together: buyers, owners, developers and brokers.' },
  ],
  board: [
    { name: '[Name of the chairperson]', position: 'Chairperson' },
    { name: '[Name of the president]', position: 'President' },
    { name: '[Name of the treasurer]', position: 'Treasurer' },
    { name: '[Name of the secretary]', position: 'Corporate Secretary' },
  ],
  phone: '[Mobile number]',
  landline: '[Landline number]',
  officeAddress: '[Office address, city, province]',
} as const
