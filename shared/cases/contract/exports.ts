import * as z from 'zod/mini'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { exportEntry, exportFilter, exportLog, exportPage } from '../records/export.ts'
import { exportRoles } from '../rules/export-sheet.ts'

const query = z.strictObject({ cursor })

/** Exports of lists of cases. The search text travels in the body, since addresses are logged. */
export const exports = {
  begin: endpoint('POST', '/api/admin/exports', 'staff', {
    roles: exportRoles,
    summary: 'Begin an export of one status or of what is found; who, what and how many is recorded first.',
    body: exportFilter,
    response: exportEntry,
    status: 201,
  }),
  page: endpoint('GET', '/api/admin/exports/{id}/rows', 'staff', {
    roles: exportRoles,
    summary: 'The next 100 cases of an export, for who began it, within an hour.',
    params: z.strictObject({ id: z.string() }),
    query,
    response: exportPage,
  }),
  list: endpoint('GET', '/api/admin/exports', 'staff', {
    roles: ['administrator'],
    summary: 'Who has exported what, newest first.',
    query,
    response: exportLog,
  }),
}
