/** Draws a mark around the origin, some 300 pixels across. */
export type LogoMark = (ink: string, accent: string) => string

const stroke = (paint: string, width: number) =>
  `fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/** Plain shapes of roofs, towers, hills, leaves and doors. */
export const LOGO_MARKS: readonly LogoMark[] = [
  // Two roofs, one over the other.
  (ink, accent) =>
    `<path d="M-150 20L0-110L150 20" ${stroke(ink, 26)}/><path d="M-92 66L0-14L92 66" ${stroke(accent, 26)}/><path d="M-34 108L0 78L34 108" ${stroke(ink, 26)}/>`,
  // Three towers.
  (ink, accent) =>
    `<path d="M-130 120v-130h70v130z" fill="${accent}"/><path d="M-40 120v-250l80 46v204z" fill="${ink}"/><path d="M60 120v-170h70v170z" fill="${accent}"/>`,
  // The sun over hills.
  (ink, accent) =>
    `<circle cy="-30" r="74" fill="${accent}"/><path d="M-160 110Q-80 0 0 60T160 30V120H-160Z" fill="${ink}"/>`,
  // A leaf in a circle.
  (ink, accent) =>
    `<circle r="136" ${stroke(ink, 18)}/><path d="M-70 74Q-84-66 84-78Q82 84-70 74Z" fill="${accent}"/><path d="M-70 74Q-10 20 44-34" ${stroke(ink, 12)}/>`,
  // An arched door with light in it.
  (ink, accent) =>
    `<path d="M-110 126V-20A110 110 0 0 1 110-20V126Z" fill="${ink}"/><path d="M-52 126V0A52 52 0 0 1 52 0V126Z" fill="${accent}"/>`,
  // A hexagon of three rhombs: a block seen from above.
  (ink, accent) =>
    `<path d="M0-136L118-68L0 0L-118-68Z" fill="${accent}"/><path d="M-118-68L0 0V136L-118 68Z" fill="${ink}"/><path d="M118-68L0 0V136L118 68Z" fill="${ink}" fill-opacity=".68"/>`,
  // Waves below a roof.
  (ink, accent) =>
    `<path d="M-140 0L0-118L140 0" ${stroke(ink, 24)}/><path d="M-130 62Q-65 22 0 62T130 62M-130 114Q-65 74 0 114T130 114" ${stroke(accent, 20)}/>`,
  // A flower of four petals: sampaguita.
  (ink, accent) =>
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<path d="M0 0Q-78-62 0-140Q78-62 0 0Z" fill="${turn % 180 === 0 ? ink : accent}" transform="rotate(${turn + 45})"/>`,
      )
      .join(''),
  // Two hands of palm leaves.
  (ink, accent) =>
    `<path d="M0 126V-10" ${stroke(ink, 18)}/><path d="M0-10Q-40-120-140-96Q-70-70 0-10Q-84-40-130 16Q-56-20 0-10Z" fill="${accent}"/><path d="M0-10Q40-120 140-96Q70-70 0-10Q84-40 130 16Q56-20 0-10Z" fill="${ink}"/>`,
  // Steps that rise.
  (ink, accent) =>
    `<path d="M-130 120v-60h87v-60h87v-60h86v180z" fill="${ink}"/><circle cx="-66" cy="-70" r="46" fill="${accent}"/>`,
]
