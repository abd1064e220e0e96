/** How many people and firms a demo catalogue has, whatever its size. */
export const DEMO_PEOPLE_SIZE = { realties: 3, brokers: 8, salespersons: 18 } as const
