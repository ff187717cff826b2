/** The fee schedule that a request names, as long as it may be changed. */

import { requireVersion } from '#functions/app/own-record.ts'
import type { FeeSchedules } from '#functions/data/fee-schedule.ts'
import { Conflict, NotFound } from '#shared/errors.ts'
import { isRealDate } from '#shared/format.ts'
import type { FeeScheduleRecord } from '#shared/records/fee-schedule.ts'
import { isLocked } from '#shared/rules/fee-schedules.ts'

/** @throws NotFound for what is no day; Conflict when it is gone, or has begun on the council's day; Stale */
export const futureSchedule = async (
  firstDay: string,
  { today, versionRead }: { today: string; versionRead: number | undefined },
  { feeSchedules }: { feeSchedules: FeeSchedules },
): Promise<FeeScheduleRecord> => {
  if (!isRealDate(firstDay)) throw new NotFound()
  const found = await feeSchedules.read(firstDay)
  if (!found) throw new Conflict('No schedule begins on this day any more')
  if (isLocked(found, today)) throw new Conflict('This schedule has begun and can no longer be changed')
  requireVersion(found, versionRead)
  return found
}
