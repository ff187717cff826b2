import * as z from 'zod/mini'
import { applicationVersions } from '#shared/applications/records/snapshot.ts'
import { documentBytes } from '#shared/documents/records/document.ts'
import { cursor, download, endpoint } from '#shared/kit/endpoint.ts'
import { line } from '#shared/kit/fields/text.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { bulkCommand, bulkResults } from '../records/bulk-act.ts'
import {
  assignmentResults,
  caseCommand,
  caseCounts,
  caseDays,
  caseHistory,
  caseRecord,
  foundCases,
  paperCount,
} from '../records/case.ts'
import { countedList, listCount, queueList, queuePage } from '../records/queue.ts'
import { mostAssignedAtOnce } from '../rules/assignment.ts'
import { caseCorrections } from './case-corrections.ts'
import { caseNotes } from './case-notes.ts'
import { caseRegistrations } from './case-registration.ts'

/** `{id}`: the id of the applicant. */
const byCase = z.strictObject({ id: z.string() })
/** `?former`: the file that was returned, which is kept next to its replacement while the application is open. */
const returned = z.optional(z.string())
/** The reference of a previous application of the same person, whose file is asked for. */
const previous = z.optional(line('Choose an application', 30))

const points = z.array(line('Choose an item', 80)).check(z.maxLength(80, 'Too many items'))

/** The id of a member of staff; the caller where it is absent. */
const colleague = line('Choose a colleague', 80)
const takeOver = z._default(z.boolean(), false)
const manyCases = z
  .array(line('Choose at least one application', 200))
  .check(
    z.minLength(1, 'Choose at least one application'),
    z.maxLength(mostAssignedAtOnce, `Choose at most ${mostAssignedAtOnce} applications`),
  )

/** Cases, as staff review them. */
export const cases = {
  list: endpoint('GET', '/api/admin/cases', 'staff', {
    roles: caseRoles,
    summary: 'Cases of one status, filtered and in order, 25 a page.',
    query: z.extend(queueList, { cursor }),
    response: queuePage,
  }),
  counts: endpoint('GET', '/api/admin/cases/counts', 'staff', {
    roles: caseRoles,
    summary: 'How many cases stand in each status, and how many a filtered list has.',
    query: countedList,
    response: caseCounts,
    details: listCount,
  }),
  days: endpoint('GET', '/api/admin/cases/days', 'staff', {
    roles: caseRoles,
    summary: 'The median number of days that cases were in each status, over the last thirteen weeks.',
    response: caseDays,
  }),
  find: endpoint('GET', '/api/admin/cases/find', 'staff', {
    roles: caseRoles,
    summary:
      'Cases by part of a reference or CNIC, by phone, name, father’s name, registration, voucher or challan number, at most 25.',
    query: z.strictObject({ q: line('Enter a search term', 80) }),
    response: foundCases,
  }),
  get: endpoint('GET', '/api/admin/cases/{id}', 'staff', {
    roles: caseRoles,
    summary: 'One case with everything the decision needs; that it was opened is recorded.',
    params: byCase,
    response: caseRecord,
  }),
  history: endpoint('GET', '/api/admin/cases/{id}/history', 'staff', {
    roles: caseRoles,
    summary: 'Who did and saw what, newest first.',
    params: byCase,
    query: z.strictObject({ cursor }),
    response: caseHistory,
  }),
  versions: endpoint('GET', '/api/admin/cases/{id}/versions', 'staff', {
    roles: caseRoles,
    summary: 'The versions of the application, newest first, with what differs.',
    params: byCase,
    response: applicationVersions,
  }),
  printed: endpoint('POST', '/api/admin/cases/{id}/printed', 'staff', {
    roles: caseRoles,
    summary: 'Record that a case was printed.',
    params: byCase,
    response: z.null(),
  }),
  document: endpoint('GET', '/api/admin/cases/{id}/documents/{key}', 'staff', {
    roles: caseRoles,
    summary: 'The bytes of a document; that it was read is recorded first.',
    params: z.strictObject({ id: z.string(), key: z.string() }),
    query: z.strictObject({ download, former: returned, application: previous }),
    response: documentBytes,
    envelope: 'bytes',
  }),
  take: endpoint('POST', '/api/admin/cases/{id}/assignment', 'staff', {
    roles: caseRoles,
    summary: 'Assign a case to oneself or, with `to`, to a colleague; with `take_over` from somebody else.',
    params: byCase,
    body: z.strictObject({ to: z.optional(colleague), take_over: takeOver }),
    response: caseRecord,
  }),
  assign: endpoint('POST', '/api/admin/cases/assignments', 'staff', {
    roles: caseRoles,
    summary: 'Assign up to 50 cases; the answer says of each what came of it.',
    body: z.strictObject({ cases: manyCases, to: z.optional(colleague), take_over: takeOver }),
    response: assignmentResults,
  }),
  tick: endpoint('PATCH', '/api/admin/cases/{id}/ticks', 'staff', {
    roles: ['reviewer', 'registrar'],
    summary: 'Note which points were looked at: right, or wrong and to be returned.',
    params: byCase,
    body: z.strictObject({ ticks: points, wrong: z.optional(points) }),
    response: caseRecord,
  }),
  receive: endpoint('PATCH', '/api/admin/cases/{id}/received', 'staff', {
    roles: ['reception', 'registrar'],
    summary: 'Record how many copies of a paper of the checklist reception has received.',
    params: byCase,
    body: paperCount,
    response: caseRecord,
  }),
  act: endpoint('POST', '/api/admin/cases/{id}/acts', 'staff', {
    roles: caseRoles,
    summary: 'Carry out an action on a case.',
    params: byCase,
    body: caseCommand,
    response: caseRecord,
  }),
  ...caseNotes,
  ...caseCorrections,
  ...caseRegistrations,
  actOnMany: endpoint('POST', '/api/admin/cases/acts', 'staff', {
    roles: ['reception', 'registrar'],
    summary: 'Carry out one action on several cases; the answer says what came of it for each.',
    body: bulkCommand,
    response: bulkResults,
  }),
}
