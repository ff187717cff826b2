/** Grants of the settings of office, council and retention. */
import { partitions, type Right, rows } from '../rights.ts'

export const settingsGrants = {
  readsSettings: rows(partitions.settings, 'GetItem'),
  readsSettingsChanges: rows(partitions.settings, 'Query'),
  changesSettings: rows(partitions.settings, 'GetItem', 'PutItem'),
  readsRetentionRuns: rows(partitions.retention, 'Query'),
} satisfies Record<string, Right[]>
