import { endpoint } from '#shared/kit/endpoint.ts'
import { councilSettings as councilSettingsRecord, councilSettingsView } from '../records/council-settings.ts'
import { councilSettingsChanges } from '../records/council-settings-changes.ts'
import { councilRoles } from '../rules/council-settings.ts'

/** The council's facts for applicants, entered by administrators. */
export const councilSettings = {
  get: endpoint('GET', '/api/admin/council-settings', 'staff', {
    roles: councilRoles,
    summary: 'What the council tells applicants about itself, and who changed it last.',
    response: councilSettingsView,
  }),
  update: endpoint('PATCH', '/api/admin/council-settings', 'staff', {
    roles: councilRoles,
    summary:
      'Change what the council tells applicants about itself; what is left out stays as it is. Who the council is and where fees are paid waits for another administrator.',
    body: councilSettingsChanges,
    response: councilSettingsRecord,
  }),
}
