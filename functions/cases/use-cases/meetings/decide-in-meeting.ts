/**
 * A meeting decides: each approval is the one of a single case, with all its rules and a transaction of its own in which
 * the decision is recorded, so that what breaks off leaves whole cases, and the same call again goes on.
 */
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import {
  type Meeting,
  type MeetingCommand,
  type MeetingDecision,
  namesPresent,
} from '#shared/cases/records/meeting.ts'
import { Conflict, Refusal, Stale } from '#shared/kit/errors.ts'
import { formatDate } from '#shared/kit/format.ts'
import { type ActServices, actOnCase } from '../act-on-case.ts'
import { wordsOf } from '../act-on-many.ts'
import { loadCaseToChange } from '../load-case.ts'
import { readMeeting } from './open-meeting.ts'

type Services = ActServices & Needs<'meetings' | 'users'>
type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }

const decisionOf = (
  outcome: MeetingDecision['outcome'],
  words: string,
  { staff, now }: Request,
): MeetingDecision => ({ outcome, words, by: clerkOf(staff), at: now.toISOString() })

const approve = async (
  { id, number, held_on }: Meeting,
  caseId: string,
  request: Request,
  services: Services,
): Promise<void> => {
  const { staff, attempt, now, today } = request
  const staffCase = await loadCaseToChange(caseId, staff, services)
  await actOnCase(
    staffCase,
    { action: 'approve' },
    staff,
    {
      ...{ now, today, details: { meeting: `${number} of ${formatDate(held_on)}` } },
      attempt: { ...attempt, requestId: `${attempt.requestId}#${caseId}` },
      extraWrites: ({ registration_number = '' }) => [
        {
          write: services.meetings.decide(id, caseId, decisionOf('approved', registration_number, request)),
          refusal: () => new Stale(null),
        },
      ],
    },
    services,
  )
}

/** In the order of the ids. @throws NotFound; Invalid without a quorum; Conflict for an application that is not on the agenda */
export const decideInMeeting = async (
  id: string,
  { decide, ids, present }: MeetingCommand,
  request: Request,
  services: Services,
): Promise<Meeting> => {
  const meeting = await readMeeting(id, services)
  const { quorum } = meeting
  if (quorum !== null && namesPresent(present).length < quorum)
    requireNoFieldErrors({ present: [`The quorum is ${quorum}: name as many who were present`] })
  await services.meetings.notePresent(id, present)
  for (const caseId of new Set(ids)) {
    const item = meeting.agenda.find((item) => item.id === caseId)
    if (!item) throw new Conflict('An application is not on the agenda of this meeting. Reload the page')
    if (item.decision?.outcome === 'approved') continue // by this call before, whose answer was lost
    const note = (outcome: MeetingDecision['outcome'], words: string) =>
      services.meetings.note(id, caseId, decisionOf(outcome, words, request))
    if (decide === 'set-aside') await note('set-aside', '')
    else
      await approve(meeting, caseId, request, services).catch((error) => {
        if (!(error instanceof Refusal)) throw error
        return note('refused', wordsOf(error))
      })
  }
  return readMeeting(id, services)
}
