/** The settings that another administrator confirms: who the council is, where fees are paid, and how long records are kept. */
import type { CouncilSettings } from '../records/council-settings.ts'
import { type RetentionKind, retentionKindNames } from './retention.ts'

/** Hours and usual days are not among them. */
const ofCouncil = [
  'name',
  'address',
  'phone',
  'email',
  'bank',
  'instruments',
  'officers',
  'quorum',
  'certificate',
] as const satisfies (keyof CouncilSettings)[]

export const confirmedSettings: { council: readonly string[]; retention: readonly RetentionKind[] } = {
  council: ofCouncil,
  retention: retentionKindNames,
}
export type ConfirmedSettings = keyof typeof confirmedSettings
