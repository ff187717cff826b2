import { endpoint } from '#shared/kit/endpoint.ts'
import { retentionChanges, retentionSettings, retentionView } from '../records/retention.ts'
import { retentionRoles } from '../rules/retention.ts'

/** How long the council keeps what it may choose, as administrators set it. */
export const retention = {
  get: endpoint('GET', '/api/admin/retention', 'staff', {
    roles: retentionRoles,
    summary: 'How long each kind of record is kept, and what the daily clean-up has removed.',
    response: retentionView,
  }),
  update: endpoint('PATCH', '/api/admin/retention', 'staff', {
    roles: retentionRoles,
    summary:
      'Change how long kinds of records are kept; what is left out stays as it is. Another administrator confirms it.',
    body: retentionChanges,
    response: retentionSettings,
  }),
}
