import { endpoint } from '#shared/kit/endpoint.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import {
  officeSettingsChanges,
  officeSettings as officeSettingsRecord,
  officeSettingsView,
} from '../records/office-settings.ts'
import { settingsRoles } from '../rules/office-settings.ts'

/** Every kept text at its longest, three bytes a character. */
const longestChangesInBytes = 192 * 1024

/** How the office works: days for each step, how new applications are assigned, and texts to insert. */
export const officeSettings = {
  get: endpoint('GET', '/api/admin/settings', 'staff', {
    roles: [...caseRoles, 'administrator'],
    summary: 'The settings of the office, and who changed them last.',
    response: officeSettingsView,
  }),
  update: endpoint('PATCH', '/api/admin/settings', 'staff', {
    roles: settingsRoles,
    summary: 'Change settings of the office; what is left out stays as it is.',
    body: officeSettingsChanges,
    longestBodyInBytes: longestChangesInBytes,
    response: officeSettingsRecord,
  }),
}
