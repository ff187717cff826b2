import * as z from 'zod/mini'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { lines } from '#shared/kit/fields/text.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { caseRecord } from '../records/case.ts'
import { newNote, notePage, noteRecord } from '../records/note.ts'

/** `{id}`: the id of the applicant. */
const byCase = z.strictObject({ id: z.string() })

/** How colleagues talk about a case: notes, mentions, and questions to a registrar. Part of `cases`. */
export const caseNotes = {
  notes: endpoint('GET', '/api/admin/cases/{id}/notes', 'staff', {
    roles: caseRoles,
    summary: 'What colleagues have written about a case, newest first, 25 a page.',
    params: byCase,
    query: z.strictObject({ cursor }),
    response: notePage,
  }),
  note: endpoint('POST', '/api/admin/cases/{id}/notes', 'staff', {
    roles: caseRoles,
    summary: 'Write a note about a case; colleagues who are mentioned in it see it in My work.',
    params: byCase,
    body: newNote,
    response: noteRecord,
    status: 201,
  }),
  clearMentions: endpoint('DELETE', '/api/admin/cases/{id}/mentions', 'staff', {
    roles: caseRoles,
    summary: 'Take the notes of a case that name the caller off their work.',
    params: byCase,
    response: z.object({ cleared: z.number() }),
  }),
  escalate: endpoint('POST', '/api/admin/cases/{id}/escalation', 'staff', {
    roles: caseRoles,
    summary: 'Ask the registrars about a case; it waits on their list until one of them has answered.',
    params: byCase,
    body: z.strictObject({ reason: lines('Enter a reason') }),
    response: caseRecord,
  }),
  settleEscalation: endpoint('POST', '/api/admin/cases/{id}/escalation/settlement', 'staff', {
    roles: ['registrar'],
    summary: 'Answer what was asked about a case; the answer becomes a note to the one who asked.',
    params: byCase,
    body: z.strictObject({ answer: lines('Enter an answer') }),
    response: caseRecord,
  }),
}
