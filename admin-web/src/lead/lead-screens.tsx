import { LeadsScreen } from './leads-screen.tsx'

/** The lists of the sidebar: by source, and all of them (decision 102). */
export const LEAD_SCREENS = {
  all: () => <LeadsScreen />,
  listing: () => <LeadsScreen source="listing" />,
  contact: () => <LeadsScreen source="contact" />,
  sell: () => <LeadsScreen source="sell" />,
  appraisal: () => <LeadsScreen source="appraisal" />,
  report: () => <LeadsScreen source="report" />,
} as const
