import * as z from 'zod/mini'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { meeting, meetingCommand, meetingPage, newMeeting } from '../records/meeting.ts'

/** `{id}`: day and number, as `2026-11-30-12`. */
const byMeeting = z.strictObject({ id: z.string() })
const roles = ['registrar'] as const

/** Meetings of the council, which decide on many applications at once. */
export const meetings = {
  list: endpoint('GET', '/api/admin/meetings', 'staff', {
    roles,
    summary: 'The meetings of the council, the latest first.',
    query: z.strictObject({ cursor }),
    response: meetingPage,
  }),
  open: endpoint('POST', '/api/admin/meetings', 'staff', {
    roles,
    summary:
      'A meeting with the applications that are ready for approval, at most 100; the agenda of one that is there grows by those that became ready since.',
    body: newMeeting,
    response: meeting,
  }),
  get: endpoint('GET', '/api/admin/meetings/{id}', 'staff', {
    roles,
    summary: 'A meeting: its agenda and what was decided.',
    params: byMeeting,
    response: meeting,
  }),
  decide: endpoint('POST', '/api/admin/meetings/{id}/decisions', 'staff', {
    roles,
    summary: 'Approve up to 5 applications of the agenda, each under all its rules, or set them aside.',
    params: byMeeting,
    body: meetingCommand,
    response: meeting,
  }),
}
