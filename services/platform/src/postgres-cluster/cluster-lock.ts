/** Advisory lock of the maintenance database: whoever holds it owns the cluster. Any constant would do. */
export const CLUSTER_LOCK = 7_261_840_114n
