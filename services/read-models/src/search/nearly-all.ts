/** What a larger share of all listings matches leaves out too few to be worth asking for. */
export const NEARLY_ALL = 0.9
