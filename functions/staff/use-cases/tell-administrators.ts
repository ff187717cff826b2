/** Every administrator is told when something that takes two of them is proposed, and when it takes effect. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { isAdministrator } from '#shared/staff/rules/staff.ts'
import type { Roster } from '../data/roster.ts'

const mostTold = 80 // a transaction of the table takes 100 writes

interface Told {
  title: string
  by: Clerk
  confirmedBy?: Clerk
  /** Whether it waits; else it has taken effect. */
  proposed: boolean
}

/** The writes of the e-mails, for the transaction of what they tell. */
export const tellAdministrators = (
  { people }: Pick<Roster, 'people'>,
  { title, by, confirmedBy, proposed }: Told,
  { now }: Attempt,
  { newId }: Needs<'newId'>,
): Write[] => {
  const proposal = { title, by: by.name, proposed, ...(confirmedBy && { confirmed_by: confirmedBy.name }) }
  const email = { kind: 'administrators-told' as const, proposal }
  const told = people.filter(isAdministrator).slice(0, mostTold)
  return told.map(({ id }) => putEmail({ id: newId(), user_id: id, ...email }, now))
}
