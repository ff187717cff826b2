/** What decides about an action on a case, and what the action changes. */

import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import type { CaseEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { RosterPerson } from '#functions/staff/data/roster.ts'
import type { CaseCommand } from '#shared/cases/records/case.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { StaffCase } from '../load-case.ts'

export interface CommandContext {
  staffCase: StaffCase
  command: CaseCommand
  clerk: Clerk
  now: Date
  attempt: Attempt
  /** The payment as the bank's statement has it; null where it was typed. */
  statement: Deposit | null
  /** The council's day. */
  today: string
  /** Everybody of the staff, for an action that gives the case back to a colleague. */
  people: readonly RosterPerson[]
  /** The papers that the council asks for with an unchanged renewal. */
  renewalPapers: readonly string[]
}

/** In addition to the stage that the lifecycle sets. */
export type ActionChange = Pick<CaseChange, 'form' | 'review' | 'extraWrites'> & {
  email?: CaseEmail
  details?: Record<string, string>
}
