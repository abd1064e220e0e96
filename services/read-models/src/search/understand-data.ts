import type { Kind } from '@tahanan/contracts/property/kind-labels.ts'

/** What people type, by what they mean (decisions §11): folded phrases, English and Filipino, commas between them. */

export const KIND_WORDS: Readonly<Record<Kind, readonly string[]>> = {
  house: phrases(`
    house, houses, bahay, house and lot, house lot, house n lot, h l, h and l, h n l, hnl, h and lot,
    bahay at lupa, home, homes, tahanan, single attached house, single detached house`),
  condominium: phrases(
    'condo, condos, condominium, condominiums, unit, units, condo unit, condo units, condominium unit, condotel, kondo',
  ),
  apartment: phrases('apartment, apartments, apt, apts, apartelle, flat, flats'),
  townhouse: phrases('townhouse, townhouses, town house, townhome, town home, th'),
  studio: phrases('studio, studio type, studio unit, studio condo, studio apartment'),
  loft: phrases('loft, loft type, loft unit'),
  duplex: phrases('duplex'),
  bungalow: phrases('bungalow, bungalo'),
  penthouse: phrases('penthouse, ph unit'),
  land: phrases('lot, lots, land, lupa, lote, vacant lot, lot only, residential lot, property lot, raw land'),
  farm: phrases(`
    farm, farms, farm lot, farmland, farm land, bukid, bukirin, sakahan, agricultural, agricultural lot,
    agricultural land`),
  building: phrases('building, buildings, bldg, gusali, commercial building'),
  office: phrases('office, offices, office space, opisina, tanggapan'),
  warehouse: phrases('warehouse, warehouses, bodega, storage'),
  commercial: phrases('commercial, commercial space, commercial lot, commercial property, pwesto'),
  hotel: phrases('hotel, hotels'),
  resort: phrases('resort, resorts'),
  memorial: phrases(`
    memorial, memorial lot, memorial lots, memorial park, cemetery, cemetery lot, cemetery plot, columbarium,
    libingan, sementeryo, lawn lot`),
}

/** Kinds, and the others that are said beside them and mean no more: a studio is a condominium, and an apartment. */
export const LESSER_KINDS: readonly (readonly [Kind, readonly string[]])[] = [
  ['studio', phrases('condominium, apartment, house')],
  ['loft', phrases('condominium, apartment')],
  ['penthouse', phrases('condominium, apartment')],
  ['townhouse', phrases('house, apartment, condominium, land')],
  ['duplex', phrases('house, apartment, condominium, land')],
  ['bungalow', phrases('house, apartment, condominium, land')],
  ['farm', phrases('land, house')],
  ['memorial', phrases('land')],
  ['office', phrases('building, commercial, condominium')],
  ['warehouse', phrases('building, commercial, land')],
  ['hotel', phrases('building, commercial, condominium')],
  ['resort', phrases('building, commercial, land, house')],
  ['building', phrases('commercial, apartment, condominium')],
  ['commercial', phrases('land, condominium')],
  ['apartment', phrases('condominium, house')],
  ['house', phrases('land, condominium')],
]

/** Kinds whose word stays searched, since no code says it; with what it is searched as. */
export const SEARCHED_KINDS: Partial<Readonly<Record<Kind, string>>> = { office: 'office', warehouse: 'warehouse' }

export const OFFER_WORDS: Readonly<Record<'For Sale' | 'For Rent', readonly string[]>> = {
  'For Sale': phrases(
    'for sale, sale, buy, to buy, ibinebenta, binebenta, benta, pambenta, bilhin, selling, rent to own',
  ),
  'For Rent': phrases(`
    for rent, to rent, rent, rental, rentals, for lease, lease, to let, paupahan, pinauupahan, pinapaupahan, upa,
    upahan, for rental, monthly`),
}

export const STAGE_WORDS: Readonly<Record<'pre-selling' | 'ready', readonly string[]>> = {
  'pre-selling': phrases('pre selling, preselling, pre sell, off plan'),
  ready: phrases('rfo, ready for occupancy, ready to move in, move in ready, ready to use'),
}

/** By the label of §3. */
export const FINANCING_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Bank Financing': phrases('bank, bank financing, bank loan, thru bank, through bank'),
  'PAG-IBIG Financing': phrases('pag ibig, pagibig, pag ibig financing, thru pag ibig, hdmf'),
  'In-House': phrases('in house, inhouse, in house financing'),
}

export const BEDROOM_WORDS: ReadonlySet<string> = new Set(
  phrases('br, brs, bedroom, bedrooms, bed, beds, bdr, bdrm, bhk, kwarto, kuwarto, silid, room, rooms'),
)
export const OR_MORE: ReadonlySet<string> = new Set(phrases('plus, more, up, above, higit, pataas'))
export const SIZE_WORDS: ReadonlySet<string> = new Set(phrases('sqm, sqms, sq, m2, sqmtr, square'))
/** Behind "sq" and "square". */
export const METRE_WORDS: ReadonlySet<string> = new Set(phrases('m, mtr, meter, meters, metre, metres'))
export const NUMBER_WORDS = numbers(`
    one 1, two 2, three 3, four 4, five 5, six 6, isa 1, isang 1, dalawa 2, dalawang 2, tatlo 3, tatlong 3,
    apat 4, lima 5, limang 5`)
export const MULTIPLIERS = numbers(`
    k 1e3, thousand 1e3, libo 1e3, m 1e6, mn 1e6, mil 1e6, mio 1e6, million 1e6, millions 1e6, milyon 1e6, b 1e9,
    billion 1e9`)
export const CURRENCY_WORDS: ReadonlySet<string> = new Set(phrases('php, p, peso, pesos, piso'))
export const MONTH_WORDS: ReadonlySet<string> = new Set(phrases('month, mo, monthly, buwan, pm'))
export const AT_MOST: readonly string[] = phrases(`
    under, below, less than, max, maximum, up to, at most, not more than, hanggang, mababa sa, cheaper than,
    within, budget`)
export const AT_LEAST: readonly string[] = phrases(
  'over, above, more than, min, minimum, at least, from, mula, higit sa',
)

/** Words that say nothing of what is looked for. */
export const FILLERS: ReadonlySet<string> = new Set(
  phrases(`
    in, sa, ng, na, ang, mga, at, near, malapit, the, a, an, for, with, please, po, hanap, looking, find, and,
    of, to, my, any, around, within, per, type, property, properties, real, estate, philippines, pilipinas, may,
    naghahanap, ako, i, want, need, murang, mura, cheap, affordable, nice, good, by, or, is, are, on, mo, month,
    price, presyo, new, bago, bagong, brand, only, located, along, beside, ko, kong`),
)

function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim())
}

function numbers(text: string): ReadonlyMap<string, number> {
  return new Map(phrases(text).map((line) => [line.slice(0, line.indexOf(' ')), Number(line.slice(line.indexOf(' ')))]))
}
