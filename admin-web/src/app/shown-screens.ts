import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { SCREENS } from './screens.ts'

/** The screens that can be opened here. */
export const SHOWN_SCREENS = dashboardSettings.strictSpec
  ? SCREENS.filter(({ isBeyondSpec }) => !isBeyondSpec)
  : SCREENS
