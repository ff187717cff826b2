/** A page of the history of an entry, by the cursor that the page before has answered. */

import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import type { Needs } from '#functions/services.ts'
import type { RegistrationChange } from '#shared/register/records/registration.ts'

export const historyPageOf = async (
  number: string,
  cursor: string | undefined,
  { registrationHistory }: Needs<'registrationHistory'>,
): Promise<{ entries: RegistrationChange[]; next: string | null }> => {
  const after = cursor === undefined ? undefined : fromCursor(cursor)
  const { changes, next } = await registrationHistory.page(number, after)
  return { entries: changes, next: next && toCursor(next) }
}
