/** Colleagues as staff see them who hand a case on: names, roles, absences; no e-mail address. */
import * as z from 'zod/mini'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line } from '#shared/kit/fields/text.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { clerk } from './clerk.ts'

/** Days on which somebody does not work, the first and the last included, and who does their work. */
const absence = z.object({ from: z.string(), until: z.string(), deputy: clerk })

const colleague = z.extend(clerk, {
  /** Those that work on cases. */
  roles: z.array(z.enum(caseRoles)),
  /** The present or a future absence. */
  absence: z.nullable(absence),
  /** Whether they are absent today. */
  absent: z.boolean(),
})
export type Colleague = z.output<typeof colleague>

export const colleagueList = z.object({
  /** The council's day. */
  today: z.string(),
  /** Those who may sign in and work on cases, by name. */
  people: z.array(colleague),
})

export const newAbsence = z.strictObject({
  from: date('First day', 'Enter the first day'),
  until: date('Last day', 'Enter the last day'),
  /** The id of a colleague. */
  deputy: line('Choose who does the work', 80),
})
export type NewAbsence = z.output<typeof newAbsence>
