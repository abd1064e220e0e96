import { forgetRequestKeysDuty } from './forget-request-keys.duty.ts'
import { forgetImportsDuty } from '../import/forget-imports.duty.ts'
import { tidyLeadsDuty } from '../lead/tidy-leads.duty.ts'
import { inspectMediaDuty } from '../picture/inspect-media.duty.ts'
import { purgeMediaDuty } from '../picture/purge-media.duty.ts'
import { sweepPicturesDuty } from '../picture/sweep-pictures.duty.ts'
import type { DutyDefinition } from './duty-definition.ts'

/** Every regular duty of the job worker: one import and one line for each. */
export const DUTY_TABLE: readonly DutyDefinition[] = [
  sweepPicturesDuty,
  purgeMediaDuty,
  inspectMediaDuty,
  tidyLeadsDuty,
  forgetRequestKeysDuty,
  forgetImportsDuty,
]
