/** §3: 0 Available; 1 Sold-out for Project, Sold for Brokerage. */
export const AVAILABLE = 0
export const SOLD = 1

export type Availability = typeof AVAILABLE | typeof SOLD
