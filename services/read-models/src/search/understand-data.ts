import type { Kind } from '@tahanan/contracts/property/kind.ts'

/** What people type, by what they mean (decisions §11): folded phrases, English and Filipino, commas between them. */

export const KIND_WORDS: Readonly<Record<Kind, readonly string[]>> = {
  // Who says home means a house; this is what carousels ask for.
  home: [],
  house: phrases(`
    house, houses, bahay, house and lot, house lot, house n lot, house en lot, h l, h and l, h n l, hnl, h and lot, hl, house with lot,
    bahay at lupa, bahay lupa, home, homes, tahanan, single attached house, single detached house, single attached,
    single detached, housing, pabahay, balay, balay ug yuta, balay og yuta, rest house, resthouse, row house, rowhouse,
    mansion`),
  condominium: phrases(`
    condo, condos, condominium, condominiums, unit, units, condo unit, condo units, condominium unit, condotel, condo hotel, kondo,
    kondominyum`),
  apartment: phrases('apartment, apartments, apt, apts, apartelle, flat, flats, apartment unit, apartment type'),
  townhouse: phrases('townhouse, townhouses, town house, town houses, townhome, townhomes, town home, th'),
  studio: phrases('studio, studio type, studio unit, studio condo, studio apartment, studio room, studio type unit'),
  loft: phrases('loft, loft type, loft unit'),
  duplex: phrases('duplex, duplexes'),
  bungalow: phrases('bungalow, bungalows, bungalo'),
  penthouse: phrases('penthouse, penthouses, ph unit'),
  'home-office': phrases('home office, home offices, home office unit, soho'),
  land: phrases(`
    lot, lots, land, lupa, lote, vacant lot, flat lot, vacant flat lot, lot only, property lot, raw land, yuta, lote at lupa,
    parcel of land, bakanteng lote, lupain`),
  'residential-lot': phrases('residential lot, residential lots, residential land'),
  'commercial-lot': phrases('commercial lot, commercial lots, commercial land'),
  'industrial-lot': phrases('industrial lot, industrial lots, industrial land'),
  farm: phrases(`
    farm, farms, farm lot, farm lots, farmland, farm land, bukid, bukirin, sakahan, agricultural, agricultural lot,
    agricultural land, agri lot, rice field, ricefield, rice land, riceland, fishpond, palaisdaan, hacienda`),
  building: phrases(`
    building, buildings, bldg, gusali, commercial building, residential building, apartment building, apartment bldg`),
  office: phrases('office, offices, office space, office unit, opisina, tanggapan'),
  warehouse: phrases('warehouse, warehouses, bodega, storage'),
  commercial: phrases(`
    commercial, commercial space, commercial unit, commercial property, retail space, pwesto, puwesto,
    store space, tindahan`),
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
  ['home-office', phrases('condominium, apartment, house, office, commercial')],
  ['townhouse', phrases('house, apartment, condominium, land')],
  ['duplex', phrases('house, apartment, condominium, land')],
  ['bungalow', phrases('house, apartment, condominium, land')],
  ['farm', phrases('land, house')],
  ['memorial', phrases('land')],
  ['residential-lot', phrases('land')],
  ['commercial-lot', phrases('land, commercial')],
  ['industrial-lot', phrases('land')],
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
export const SEARCHED_KINDS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  office: ['office'],
  warehouse: ['warehouse'],
}

/** Lots are sold for what is a rent elsewhere. */
export const CHEAP_KINDS: ReadonlySet<Kind> = new Set([
  'land',
  'residential-lot',
  'commercial-lot',
  'industrial-lot',
  'farm',
  'memorial',
])

export const OFFER_WORDS: Readonly<Record<'For Sale' | 'For Rent', readonly string[]>> = {
  'For Sale': phrases(`
    for sale, sale, fs, buy, to buy, buying, purchase, ibinebenta, binebenta, binibenta, benta, pambenta, ipinagbibili,
    pinagbibili, nagbebenta, bilhin, bibilhin, bili, bibili, bumili, makabili, mabibili, selling, rent to own, baligya,
    ibaligya, gibaligya, 4 sale`),
  'For Rent': phrases(`
    for rent, to rent, rent, rental, rentals, renting, fr, for lease, lease, leasing, to let, paupahan, pinauupahan,
    pinapaupahan, upa, upahan, uupahan, mauupahan, paupa, umupa, mangupahan, nagpapaupa, renta, rentahan, for rental,
    monthly, abangan, paabangan, abang, paabang, 4 rent`),
}

export const STAGE_WORDS: Readonly<Record<'pre-selling' | 'ready', readonly string[]>> = {
  'pre-selling': phrases('pre selling, preselling, pre sell, presell, off plan, under construction, non rfo'),
  ready: phrases(`
    rfo, ready for occupancy, ready to move in, ready to move, move in ready, move in,
    move in agad, movein, ready to use, ready to occupy, lipat agad`),
}

/** By the label of §3. */
export const FINANCING_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Bank Financing': loans('bank'),
  'PAG-IBIG Financing': [
    ...loans('pag ibig'),
    ...loans('pagibig'),
    ...phrases('hdmf, pag ibig housing, pagibig housing'),
  ],
  'In-House': [...loans('in house'), ...loans('inhouse'), ...phrases('hulugan, hulog, installment, instalment')],
  Cash: phrases('cash, spot cash, cash only, cash payment, cash basis'),
}

/** Words that stay searched together: a bank that sells lends nothing, a builder's name says no kind, a view is no place. */
export const SEARCHED_PHRASES = words(`
  bank foreclosed, foreclosed bank, bank owned, bank acquired, pag ibig foreclosed, pagibig foreclosed,
  foreclosed pag ibig, foreclosed pagibig, ayala land, vista land, filinvest land, robinsons land, sta lucia land,
  dmci homes, camella homes, bria homes, lumina homes, taal view, mayon view, apo view`)
export const RENT_WORDS: ReadonlySet<string> = new Set(OFFER_WORDS['For Rent'])
export const BEDROOM_WORDS = words(`
  br, brs, bedroom, bedrooms, bed, beds, bd, bdr, bdrm, bdrms, bhk, kwarto, kuwarto, silid, room, rooms`)
/** Beside a number of bedrooms: "studio or 1 bedroom". */
export const STUDIO_WORDS: ReadonlySet<string> = new Set(KIND_WORDS.studio)
export const BATH_WORDS = words(`
  tb, t b, tnb, t n b, t and b, cr, crs, toilet, toilets, toilet bath, toilets baths, toilet and bath, toilets and baths, bath, baths,
  bathroom, bathrooms, comfort room, comfort rooms, banyo, palikuran, kubeta`)
export const PARKING_WORDS = words(`
  parking, parking slot, parking slots, parking space, parking spaces, parking lot, parking lots, slot parking, car, cars,
  car parking, car parking slot, car parking slots, car park, carpark, carport, car port, garage, garages, car garage,
  cars garage, cg, garahe, paradahan`)
export const OR_MORE = words('plus, more, up, above, higit, pataas, over, upwards, min, minimum')
export const OR_LESS = words('below, less, lower, down, pababa, under, max, maximum, budget')
/** Before these: "2 or more", "10k and below". */
export const OR_WORDS = words('or, and, o, at')
/** Those that leave no doubt what they are of: "3M or less 100 sqm". */
export const EITHER_WORDS = words('or, o')
/** Between the ends of a range. */
export const JOINS = words('to, hanggang, and, at, til, till, until')
export const SIZE_WORDS = words('sqm, sqms, sq, m2, sqmtr, sqmtrs, square')
/** In front of an area without another word: "LA 120 sqm". */
export const AREA_WORDS: ReadonlyMap<string, 'lot' | 'floor'> = new Map([
  ['la', 'lot'],
  ['fa', 'floor'],
])
/** Behind "sq" and "square". */
export const METRE_WORDS = words('m, mtr, mtrs, meter, meters, metre, metres')
/** Between the sides of a lot: "10x20", "10m by 20m"; and what is of those sides. */
export const BY_WORDS = words('x, by')
export const LOT_WORDS = words('lot, lots, lote, lupa, land, yuta')
export const HECTARE_WORDS = words('hectare, hectares, ha, has, ektarya')
export const FRACTION_WORDS = numbers('half 0.5, kalahati 0.5, kalahating 0.5, quarter 0.25')
/** Before a fraction: "one and a half"; and behind it: "half of a hectare". */
export const AND_WORDS = words('and, and a, at')
export const OF_WORDS = words('a, of a, na, ng')
export const NUMBER_WORDS = numbers(`
    one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, isa 1, isang 1, dalawa 2, dalawang 2, tatlo 3,
    tatlong 3, apat 4, lima 5, limang 5, anim 6, pito 7, pitong 7, walo 8, walong 8`)
export const MULTIPLIERS = numbers(`
    k 1e3, thousand 1e3, libo 1e3, m 1e6, mn 1e6, mil 1e6, mill 1e6, mio 1e6, million 1e6, millions 1e6, milyon 1e6,
    b 1e9, billion 1e9`)
export const CURRENCY_WORDS = words('php, p, peso, pesos, piso')
export const MONTH_WORDS = words('month, months, mo, monthly, buwan, pm, mos')
/** Before a unit: "5k a month", "6k per sqm". */
export const PER_WORDS = words('a, per, kada, every')
/** Behind an amount, with one of these before them or without: nothing here is let by the day. */
export const STAY_WORDS = words('night, nights, nightly, gabi, day, days, daily, araw, week, weeks, weekly')
/** Behind an amount that is a part of the price. */
export const PAYMENT_WORDS = words(`
    down, dp, downpayment, down payment, equity, amortization, amortisation, amort, ma, reservation, reservation fee, advance,
    deposit, security deposit`)
/** Before one of them: an amount behind it is another. */
export const NONE_WORDS = words('no, zero, low, walang, wala, without')
/** Where one of these is said, so much a month is no rent. */
export const INSTALMENT_WORDS = words(`
    dp, downpayment, down payment, equity, amortization, amortisation, amort, reservation, in house, inhouse, hulugan, hulog,
    installment, instalment, rent to own, preselling, pre selling`)
/** Behind metres. */
export const AWAY_WORDS = words('from, to, away, sa')
/** Before a number with a letter: "unit 4B" costs no billions. */
export const NUMBERED_WORDS = words('unit, phase, tower, block, blk')
export const AT_MOST = words(`
    under, below, less, less than, lower than, max, maximum, max of, maximum of, up to, at most, not more than, no more than,
    not over, not exceeding, hanggang, mababa sa, mas mababa sa, hindi lalampas, hindi lalampas sa, di lalampas, di lalampas sa, wag lalampas ng,
    wag lalampas sa, huwag lalampas sa, hindi lalagpas sa, di lalagpas sa, hindi hihigit sa,
    wala pang, cheaper than, within, budget, budget of, budget is, budget ko, my budget`)
export const AT_LEAST = words(`
  over, above, more than, higher than, min, minimum, minimum of, at least, from, between, starting, starting at,
  starting from, starts at, mula, higit sa, mahigit, mas mahal sa, hindi bababa sa`)

/** In front of a place that is not looked for. */
export const DENIALS = words('not, except, excluding, outside, hindi, huwag, wag, ayaw, maliban, labas')
export const IN_WORDS = words('in, sa')

/** Words that say nothing of what is looked for. */
export const FILLERS = words(`
    in, sa, ng, na, ang, mga, at, near, nearby, malapit, duol, the, a, an, for, with, please, pls, po, hanap, looking,
    find, search, show, me, and, ug, og, of, to, my, any, around, about, approx, approximately, within, per, type,
    property, properties, real, estate, philippines, pilipinas, may, naghahanap, ako, i, we, want, need, have, has,
    murang, mura, cheap, affordable, barato, baratong, nice, good, best, by, or, is, are, on, mo, month, buwan, price,
    presyo, presyong, halaga, halagang, worth, tig, nasa, new, bago, bagong, brand, bnew, only, lang, located, location, along,
    beside, katabi, tabi, ko, kong, saan, magkano, meron, merong, mayron, mayroon, mayroong, bang, kayo, kayong, how, much, where, gusto, gustong, yung, ba, kami, namin, area,
    available, walking, distance, from, between, tulugan, close, size, sized, cut, pwede, puwede, tcp, asking, budget, range, kada, listing, listings, hindi, pang, wala, mas, w, lowest,
    cheapest, pinakamura, pinakamurang`)

/** Barangays and towns are called so as well; alone they say what a place is like. */
export const PLAIN_WORDS = words(`
    highway, palengke, senior, capitol, market, school, beach, hill, hills, river, lake, plaza, church, corner, road,
    street, bridge, hospital, mall, airport, terminal, pier, village, subdivision, center, central, view, garden, gate,
    public, clean, family, pool, resettlement, relocation, housing, townsite, airport, port, seaside, riverside, lakeside,
    hillside, roadside, coastal, industrial, mabuhay, masagana, pag asa, paradise, sunrise, sunset, heights, solar,
    mountain, mountain view, golden, palapag, walang, matibay, malawak, mataas, luma, buo, pinto, bintana, pader, bubong,
    likod, labas, langit, balon, poso, ospital, anak, bata, sari sari, sulit, ganda, marami, lutuan, tabing,
    dalampasigan, palay, mais, neighborhood, neighbourhood, as is, ayala, naia, luzon, visayas, mindanao`)

function loans(lender: string): readonly string[] {
  const said = [lender, `${lender} financing`, `${lender} loan`, `${lender} housing loan`]
  return said.flatMap((phrase) => [phrase, `under ${phrase}`, `thru ${phrase}`, `through ${phrase}`, `via ${phrase}`])
}

function words(text: string): ReadonlySet<string> {
  return new Set(phrases(text))
}

function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim())
}

function numbers(text: string): ReadonlyMap<string, number> {
  return new Map(phrases(text).map((line) => [line.slice(0, line.indexOf(' ')), Number(line.slice(line.indexOf(' ')))]))
}
