/** The fee schedule that a request names, as long as it may be changed. */

import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { isRealDate } from '#shared/kit/format.ts'
import type { FeeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'
import { isLocked, scheduleHasBegun } from '#shared/payments/rules/fee-schedules.ts'

/** @throws NotFound for what is no day; Conflict when the schedule does not exist any more, or has begun; Stale */
export const loadFutureSchedule = async (
  firstDay: string,
  { today, versionRead }: { today: string; versionRead: number | undefined },
  { feeSchedules }: Needs<'feeSchedules'>,
): Promise<FeeScheduleRecord> => {
  if (!isRealDate(firstDay)) throw new NotFound()
  const schedule = await feeSchedules.read(firstDay)
  if (!schedule) throw new Conflict('This schedule no longer exists')
  if (isLocked(schedule, today)) throw new Conflict(scheduleHasBegun)
  requireVersion(schedule, versionRead)
  return schedule
}
