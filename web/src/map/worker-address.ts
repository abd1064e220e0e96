/** Where the map's worker is: the build puts it here (web/build/map-worker.ts). */
export const WORKER_ADDRESS = ''
