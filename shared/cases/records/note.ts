/** Notes that colleagues write to each other about a case. Applicants never see them. */
import * as z from 'zod/mini'
import { lines } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'

export const longestNote = 2000
/** People whom one note may name. */
const mostTold = 10

export const noteRecord = z.object({
  id: z.string(),
  at: z.string(),
  by: clerk,
  text: z.string(),
  /** The people mentioned in the note; empty if it is for everybody. */
  told: z.array(clerk),
})
export type Note = z.output<typeof noteRecord>

export const notePage = z.object({ notes: z.array(noteRecord), next: z.nullable(z.string()) })

export const newNote = z.strictObject({
  text: lines('Write the note', longestNote),
  /** Ids of colleagues. */
  tell: z._default(
    z
      .array(z.string('Choose a colleague').check(z.maxLength(80, 'Choose a colleague')))
      .check(z.maxLength(mostTold, `Tell at most ${mostTold} colleagues`)),
    [],
  ),
})
export type NewNote = z.output<typeof newNote>
