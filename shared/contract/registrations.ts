import * as z from 'zod/mini'
import { registerExport } from '../records/public-register.ts'
import { registerExportRoles } from '../rules/export-sheet.ts'
import { endpoint } from './endpoint.ts'
import { cursor } from './params.ts'

/** The register as staff work on it. */
export const registrations = {
  export: endpoint({
    method: 'GET',
    path: '/api/admin/registrations/export',
    access: 'staff',
    roles: registerExportRoles,
    summary:
      'The public facts of all registrations in the order of their numbers, 100 to a page. Each export is recorded before its first page.',
    query: z.strictObject({ export: cursor, cursor }),
    response: registerExport,
  }),
}
