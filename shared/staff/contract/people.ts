import * as z from 'zod/mini'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { accountRelease } from '../records/account-release.ts'
import { invitation, staffCommand, staffHistory, staffList, staffRecord } from '../records/staff.ts'

/** `{id}`: the id of the member of staff. */
const byPerson = z.strictObject({ id: z.string() })

/** The accounts of the council's staff, managed by administrators. */
export const people = {
  list: endpoint('GET', '/api/admin/people', 'staff', {
    roles: ['administrator'],
    summary: 'All staff, by name.',
    response: staffList,
  }),
  invite: endpoint('POST', '/api/admin/people', 'staff', {
    roles: ['administrator'],
    summary:
      'Make an account without a password and send a one-time link to set it, once another administrator has confirmed it.',
    body: invitation,
    /** Null while it waits for a second administrator. */
    response: z.nullable(staffRecord),
    status: 201,
  }),
  get: endpoint('GET', '/api/admin/people/{id}', 'staff', {
    roles: ['administrator'],
    summary: 'One member of staff.',
    params: byPerson,
    response: staffRecord,
  }),
  releaseAccount: endpoint('POST', '/api/admin/released-accounts', 'staff', {
    roles: ['administrator'],
    summary:
      'Free the CNIC or e-mail that an applicant’s account holds which was never confirmed and never submitted, and close it; or end all sessions of an applicant.',
    body: accountRelease,
    response: z.null(),
  }),
  history: endpoint('GET', '/api/admin/people/{id}/history', 'staff', {
    roles: ['administrator'],
    summary: 'The history of an account, newest first.',
    params: byPerson,
    query: z.strictObject({ cursor }),
    response: staffHistory,
  }),
  act: endpoint('POST', '/api/admin/people/{id}/acts', 'staff', {
    roles: ['administrator'],
    summary:
      'Change roles, send a new link, end sessions, deactivate or reactivate. More rights, another CNIC or phone and the removal of a second factor wait for another administrator.',
    params: byPerson,
    body: staffCommand,
    response: staffRecord,
  }),
}
