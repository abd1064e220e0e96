/** How much of everything a demo catalogue holds. */
export interface DemoSize {
  readonly developers: number
  readonly projects: number
  readonly listings: number
}

/** 24 developers, 80 projects and 600 listings; a larger catalogue gets more of all, far fewer projects than listings. */
export function demoSize(listings = 600): DemoSize {
  const beyond = Math.max(0, listings - 600)
  return {
    developers: 24 + Math.ceil(beyond / 5000),
    projects: 80 + Math.ceil(beyond / 500),
    listings,
  }
}
