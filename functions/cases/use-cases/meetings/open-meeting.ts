/** The agenda of a meeting: all applications that wait for nothing but the council's approval. */

import { meetingIdOf } from '#functions/cases/data/meeting.ts'
import { longestId } from '#functions/platform/table/keys/key.ts'
import type { Needs } from '#functions/services.ts'
import { type Meeting, mostOnAgenda, type NewMeeting } from '#shared/cases/records/meeting.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'

/** @throws NotFound */
export const readMeeting = async (id: string, { meetings }: Needs<'meetings'>): Promise<Meeting> => {
  const meeting = id.length > longestId ? null : await meetings.read(id)
  if (!meeting) throw new NotFound()
  return meeting
}

type Services = Needs<'cases' | 'meetings' | 'waitingCases'>

/** Those that wait longest first. A refusal that is recommended is looked at by itself. */
const readyCases = async ({ cases, waitingCases }: Services) => {
  const waiting = await waitingCases.ofStatus('awaiting-decision', mostOnAgenda)
  const reviews = await cases.of(waiting.map(({ id }) => id))
  return reviews.filter(({ stage }) => stage === 'approval-recommended')
}

/** Opens the meeting, or adds to its agenda what became ready since. @throws Conflict */
export const openMeeting = async (
  opened: NewMeeting,
  services: Services & Needs<'councilSettings'>,
): Promise<Meeting> => {
  await services.meetings.open(opened, (await services.councilSettings.read()).quorum)
  const id = meetingIdOf(opened)
  const [{ agenda }, ready] = await Promise.all([readMeeting(id, services), readyCases(services)])
  const added = ready
    .filter(({ id }) => !agenda.some((item) => item.id === id))
    .slice(0, mostOnAgenda - agenda.length)
    .map(({ id, reference_no, name, application_title }, index) => ({
      ...{ id, reference_no, name, application_title },
      place: agenda.length + index + 1,
      decision: null,
    }))
  if (added.length > 0 && !(await services.meetings.add(id, added)))
    throw new Conflict('Somebody else changed this agenda at the same time. Try again')
  return readMeeting(id, services)
}
