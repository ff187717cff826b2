/** What everybody may read of the council: its facts, and the fees in force. */
import * as z from 'zod/mini'
import { feeSchedule } from '#shared/applications/records/fee.ts'
import { published } from '../records/council-settings.ts'

/** With the fees in force, so that a visitor's page needs one answer. */
export const council = z.object({ ...published, fees: z.nullable(feeSchedule) })

export type Council = z.output<typeof council>
