/** Behind the cover: hills, a row of roofs, palms. Drawn in the palette, so that it follows the theme. */
export function CoverScene() {
  return (
    <svg
      viewBox="0 0 1440 276"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-56 w-full sm:h-72"
    >
      <circle cx="1130" cy="96" r="52" className="fill-accent opacity-25" />
      <path
        d="M0 190c120-50 220-70 330-40s190 60 300 20 220-110 360-90 260 70 450 20v220H0z"
        className="fill-brand opacity-10"
      />
      <path
        d="M0 240c160-40 250-30 380-5s240 10 380-20 270-50 400-25 200 20 280 0v130H0z"
        className="fill-brand opacity-15"
      />
      <g className="fill-brand opacity-30" transform="translate(0 10)">
        <path d="M760 262h84v-34l-42-30-42 30zM852 262h60v-46h-60zM924 262h96v-30l-48-34-48 34zM1032 262h44v-74h-44zM1084 262h70v-28l-35-26-35 26zM1168 262h52v-60h-52zM1232 262h90v-32l-45-32-45 32zM690 262h58v-26l-29-22-29 22z" />
        <path d="M640 262c2-30 4-46 2-66-14 2-24 10-30 20 2-16 14-26 28-26-12-10-28-8-38 2 8-16 26-18 40-8 4-12 16-18 30-14-10 2-18 10-22 18 14-4 28 2 34 16-10-8-22-12-34-10 4 22 4 42 4 68zM1352 262c2-38 4-58 2-82-16 2-28 12-36 26 2-20 16-32 34-32-14-12-34-10-46 2 10-18 32-22 48-8 6-16 20-22 36-18-12 4-22 12-26 22 16-4 32 4 40 20-12-10-26-14-40-12 4 26 4 52 4 82z" />
      </g>
      <path d="M0 266c240-14 480-14 720-5s480 10 720-4v19H0z" className="fill-page" />
    </svg>
  )
}
