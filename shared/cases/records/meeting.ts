/** A meeting of the council: the agenda of applications that are ready for its decision, and what it decided of each. */
import * as z from 'zod/mini'
import { chosenApplications } from '#shared/applications/records/chosen-applications.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, lines, orNumber } from '#shared/kit/fields/text.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'

/** As many applications as stand on one agenda. */
export const mostOnAgenda = 100
/** As many as one call decides, so that its progress can be told. */
export const decidedPerCall = 5

export const newMeeting = z.strictObject({
  number: orNumber(
    line('Enter the number of the meeting', 5).check(
      z.overwrite(foldDigits),
      z.regex(/^[1-9]\d*$/, 'Enter the number in digits, for example 12'),
    ),
  ),
  held_on: date('Day of the meeting', 'Enter the day of the meeting'),
})
export type NewMeeting = z.output<typeof newMeeting>

const decision = z.object({
  outcome: z.enum(['approved', 'set-aside', 'refused']),
  /** The registration number of an approval, or why it was refused. */
  words: z.string(),
  by: clerk,
  at: z.string(),
})
export type MeetingDecision = z.output<typeof decision>

export const agendaItem = z.object({
  /** The applicant's. */
  id: z.string(),
  /** On the agenda, from 1. */
  place: z.number(),
  reference_no: z.string(),
  name: z.string(),
  application_title: z.enum(applicationTitles),
  decision: z.nullable(decision),
})
export type AgendaItem = z.output<typeof agendaItem>

/** `present`: who was there, one on each line; empty until something is decided. `quorum`: as it was when the agenda was made. */
export const meetingHead = z.object({
  ...{ number: z.string(), held_on: z.string(), present: z.string() },
  quorum: z._default(z.nullable(z.number()), null),
})

/** Each name once. */
export const namesPresent = (present: string): string[] => [
  ...new Set(
    present
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

export const meeting = z.extend(meetingHead, { id: z.string(), agenda: z.array(agendaItem) })
export type Meeting = z.output<typeof meeting>

export const meetingPage = z.object({
  entries: z.array(z.extend(meetingHead, { id: z.string() })),
  next: z.nullable(z.string()),
})

export const meetingCommand = z.strictObject({
  decide: z.enum(['approve', 'set-aside'], 'Approve, or set aside'),
  ids: chosenApplications(decidedPerCall),
  present: lines('Enter who was present, one on each line', 2000),
})
export type MeetingCommand = z.output<typeof meetingCommand>
