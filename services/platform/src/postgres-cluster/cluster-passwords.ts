import { z } from 'zod'

const password = z.string().min(20)

/** What is generated for a cluster once, and lies beside it: a password for each of its roles. */
export const clusterPasswordsSchema = z.strictObject({ admin: password, writer: password, reader: password })

export type ClusterPasswords = Readonly<z.infer<typeof clusterPasswordsSchema>>
