import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { cursor } from '#shared/kit/params.ts'
import { accountRelease } from '../records/account-release.ts'
import { invitation, staffCommand, staffHistory, staffList, staffRecord } from '../records/staff.ts'

/** `{id}`: the id of the member of staff. */
const byPerson = z.strictObject({ id: z.string() })

/** The accounts of the council's staff, managed by administrators. */
export const people = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/people',
    access: 'staff',
    roles: ['administrator'],
    summary: 'All staff, by name.',
    response: staffList,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/people',
    access: 'staff',
    roles: ['administrator'],
    summary:
      'Make an account without a password and send a one-time link to set it, once another administrator has confirmed it.',
    body: invitation,
    /** Null while it waits for a second administrator. */
    response: z.nullable(staffRecord),
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/people/{id}',
    access: 'staff',
    roles: ['administrator'],
    summary: 'One member of staff.',
    params: byPerson,
    response: staffRecord,
  }),
  releaseAccount: endpoint({
    method: 'POST',
    path: '/api/admin/released-accounts',
    access: 'staff',
    roles: ['administrator'],
    summary:
      'Free the CNIC or e-mail that an applicant’s account holds which was never confirmed and never submitted, and close it; or end all sessions of an applicant.',
    body: accountRelease,
    response: z.null(),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/people/{id}/history',
    access: 'staff',
    roles: ['administrator'],
    summary: 'The history of an account, newest first.',
    params: byPerson,
    query: z.strictObject({ cursor }),
    response: staffHistory,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/admin/people/{id}/acts',
    access: 'staff',
    roles: ['administrator'],
    summary:
      'Change roles, send a new link, end sessions, deactivate or reactivate. More rights wait for another administrator.',
    params: byPerson,
    body: staffCommand,
    response: staffRecord,
  }),
}
