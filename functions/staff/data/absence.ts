/** Absences of staff: stored in a separate attribute of the roster, and recorded in the person's history. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { putEvent } from '#functions/platform/table/event.ts'
import { rosterKey } from '#functions/platform/table/keys/staff.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { update } from '#functions/platform/table/write.ts'
import type { StaffAccountEvent } from '#shared/cases/records/events.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { Absence } from '#shared/staff/rules/absence.ts'
import { absenceAttribute, personAttribute, type RosterPerson } from './roster.ts'

/** Who enters the absence; null for the absent person. */
interface AbsenceChange {
  event: Extract<StaffAccountEvent, 'ABSENCE_SET' | 'ABSENCE_ENDED'>
  by: Clerk | null
  details: Record<string, string>
  attempt: Attempt
}

export const absences = ({ table, newId }: AppContext) => ({
  /**
   * Sets the absence of a person, or ends it. @param person as they were read before the change was decided
   * @throws Conflict when another change was faster
   */
  change: async (
    { id, absence: before }: Pick<RosterPerson, 'id' | 'absence'>,
    absence: Absence | null,
    { event, by, details, attempt: { requestId, now } }: AbsenceChange,
  ): Promise<void> => {
    const after = absence && { ...absence, set_by: requestId }
    const write = update({
      Key: { ...rosterKey },
      UpdateExpression: after ? 'SET #away = :after' : 'REMOVE #away',
      ConditionExpression: `attribute_exists(#person) AND ${before ? '#away.set_by = :before' : 'attribute_not_exists(#away)'}`,
      ExpressionAttributeNames: { '#person': personAttribute(id), '#away': absenceAttribute(id) },
      ...((after || before) && {
        ExpressionAttributeValues: {
          ...(after && { ':after': after }),
          ...(before && { ':before': before.set_by }),
        },
      }),
    })
    const author = by ? { by: { kind: 'staff' as const, ...by } } : {}
    if (await table.tryWrite([write, putEvent(id, { event, ...author, details }, now, newId(), 'staff')]))
      return
    const stored = (await table.get(rosterKey, { consistent: true }))?.[absenceAttribute(id)]
    if ((stored as { set_by?: string } | undefined)?.set_by === requestId) return // the answer was lost
    throw new Conflict('Somebody else has just changed this absence. Load the page again')
  },
})
