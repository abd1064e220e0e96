/** Words that projects and companies of the demo catalogue are named for; the companies and people are invented. */
export const NAMES = {
  words: commaList(
    `Amihan, Habagat, Bituin, Sinag, Tala, Luntian, Dalisay, Marilag, Mayumi, Hiraya, Himig, Kalachuchi, Sampaguita,
     Ilang-Ilang, Gumamela, Narra, Molave, Kamagong, Yakal, Akasya, Banaba, Talisay, Bakawan, Dapithapon,
     Bukang-Liwayway, Alitaptap, Paruparo, Maya, Kilyawan, Agila, Perlas, Ginto, Bulawan, Lawiswis, Lakambini,
     Diwata, Dayaw, Gabay, Tanglaw, Parola, Bagwis, Alon, Agos, Batis, Bukal, Lambak, Bughaw, Payapa, Maaliwalas,
     Ligaya, Pag-asa, Harana, Kundiman, Bayanihan, Balangay, Kawayan, Anahaw, Waling-Waling, Pintados, Piña, Niyog,
     Dagat, Bahaghari, Buwan`,
  ),
  companies: commaList(`Land, Homes, Properties, Estates, Builders, Communities, Development, Realty`),
  given: commaList(
    `Ligaya, Isagani, Crisanta, Amado, Luningning, Bayani, Corazon, Dakila, Marikit, Honorio, Rosalinda, Makisig,
     Paz, Teodoro, Milagros, Jacinto, Esperanza, Gregoria, Leandro, Imelita`,
  ),
  family: commaList(
    `Dimaculangan, Macaraeg, Batungbakal, Panganiban, Catacutan, Lacsamana, Dumalagan, Salonga, Magbanua,
     Punongbayan, Agbayani, Sumulong, Tolentino, Villaflor, Peñalosa, Ybañez, Nuñezca`,
  ),
  streets: commaList(
    `Sampaguita, Rosal, Camia, Dahlia, Ilang-Ilang, Adelfa, Santan, Gumamela, Kalachuchi, Narra, Molave, Ipil,
     Yakal, Acacia, Mahogany, Apitong, Kamagong, Mabini, Rizal, Bonifacio, Luna, Del Pilar, Aguinaldo, Quezon,
     Osmeña, Jacinto, Silang, Malvar, Lapu-Lapu, Dagohoy, Kudarat, Mangga, Kaimito, Santol, Lansones, Chico, Duhat,
     Makopa, Atis, Guyabano, Marang, Durian, Maya, Agila, Kalapati, Loro, Bato, Ruby, Sapphire, Opal, Topaz, Jasper,
     Emerald, Garnet`,
  ),
}

/** The items of a comma-separated text of one or more lines. */
export function commaList(text: string): readonly string[] {
  return text.split(',').map((item) => item.replace(/\s+/g, ' ').trim())
}

/** Amenities of the demo catalogue. */
export const AMENITY_NAMES = commaList(
  `Swimming pool, Kiddie pool, Clubhouse, Fitness gym, Basketball court, Badminton court, Tennis court, Children’s
   playground, Jogging path, Bike lane, Function room, Game room, Sky lounge, Roof deck, Landscaped garden, Pocket
   park, Picnic grove, Chapel, Day care centre, Study hall, Co-working space, Lobby lounge, Reception desk,
   Elevators, Standby generator, CCTV cameras, 24-hour security, Guarded entrance, Perimeter fence, Underground
   utilities, Fibre internet, Water tank, Solar street lights, Basement parking, Visitor parking, Laundry area,
   Balcony, Maid’s room, Built-in wardrobes, Air conditioning, Furnished, Pets allowed, Beach access, Lake view,
   Mountain view`,
)
