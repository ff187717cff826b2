/** What the endpoints of settings do. */
import type { EndpointGrants } from '../grants.ts'

export const settingsEndpoints = {
  'service.health': [],
  'service.openapi': [],
  'council.contact': ['readsSettings'],
  'council.get': ['readsSettings', 'readsFeeSchedules'],
  'councilSettings.get': ['readsSettings', 'readsSettingsChanges'],
  'councilSettings.update': ['changesSettings'],
  'retention.get': ['readsSettings', 'readsSettingsChanges', 'readsRetentionRuns'],
  'retention.update': ['changesSettings'],
  'officeSettings.get': ['readsSettings', 'readsSettingsChanges'],
  'officeSettings.update': ['changesSettings'],
} satisfies EndpointGrants
