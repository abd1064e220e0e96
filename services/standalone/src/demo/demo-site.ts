import type { SiteProfile } from '@tahanan/contracts/site/site-profile.ts'

/** What the demo's site says of an agency that is plainly invented: no number of it rings, no place of it is there. */
export const DEMO_SITE: SiteProfile = {
  name: 'Tahanan Demo Realty (an invented agency)',
  phone: '0900 000 0000',
  landline: '(02) 8000 0000',
  email: 'hello@tahanan.example',
  address: '1 Example Street, Barangay Halimbawa, Sample City',
  point: '',
  links: '',
  background:
    'This is the demo of Tahanan: every home, person, price and licence in it is made up. An agency that uses it says here, under Site settings on its dashboard, who it is and how it began.',
  mission: 'To help every family find a home that fits its life and its means, with nothing hidden on the way.',
  vision: 'A country in which looking for a home is safe, fair and pleasant.',
  values: [
    'Honesty: full terms, true pictures, licences named.',
    'Care: your time and your details are yours; we ask for no more than we need.',
    'Skill: licensed brokers, accredited salespersons, answers that hold.',
    'Bayanihan: we carry the house together, buyers, owners, developers and brokers.',
  ].join('\n'),
  board: [
    'Juana Halimbawa, Chairperson',
    'Pedro Kathang-isip, President',
    'Maria Sampol, Treasurer',
    'Jose Kunwari, Corporate Secretary',
  ].join('\n'),
  privacy: [
    'Tahanan Demo Realty keeps what you write in an enquiry (name, e-mail, phone number, message) to answer it, and for nothing else. Licensed brokers and their accredited salespersons who handle your enquiry read it; nobody else does.',
    'You may ask to see, correct or erase it at hello@tahanan.example, as the Data Privacy Act (RA 10173) has it. An enquiry that came to nothing is erased after 24 months.',
  ].join('\n\n'),
  terms:
    'Offers here are made up and cannot be bought or rented. Prices, sizes and dates are examples of how a real agency would show its own.',
}
