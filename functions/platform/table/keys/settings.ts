/** Keys of settings and of the history of their changes. */
import { settingsPartition } from '../partitions.ts'
import type { Key } from './key.ts'

export const officeSettingsKey: Key = { pk: settingsPartition, sk: 'OFFICE' }
export const councilSettingsKey: Key = { pk: settingsPartition, sk: 'COUNCIL' }
export const retentionSettingsKey: Key = { pk: settingsPartition, sk: 'RETENTION' }
export const settingsChangeKey = (prefix: string, at: string, id: string): Key => ({
  pk: settingsPartition,
  sk: `${prefix}${at}#${id}`,
})
