import { z } from 'zod'

/** What the dashboard's pages are told of the server's settings, as JSON in a `meta` of this name. */
export const DASHBOARD_SETTINGS_META = 'tahanan-settings'

export const dashboardSettingsSchema = z.object({
  /** Every visible extension of the specification is off. */
  strictSpec: z.boolean(),
  picturesMax: z.int().positive(),
  pagibigCeilingPesos: z.number().positive(),
  registration: z.enum(['approval', 'closed']),
  /** Whether mails go out: without, an administrator hands links over. */
  sendsMail: z.boolean(),
})

export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>
