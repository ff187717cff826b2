/** Who changes the office's settings, and how a change reads in their history. */
import type { StaffRole } from '../vocabulary.ts'
import { statusLabels } from '../vocabulary.ts'
import { limitedStatuses, type StepLimits } from './step-limits.ts'

export const settingsRoles = ['registrar', 'administrator'] as const satisfies StaffRole[]

interface Settings {
  step_limits: StepLimits
  fair_shares: boolean
}

interface ChangedSetting {
  setting: string
  before: string
  after: string
}

const onOrOff = (on: boolean): string => (on ? 'on' : 'off')
const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** Every setting by its name, with its value in words. */
const inWords = ({ step_limits, fair_shares }: Settings): [name: string, value: string][] => [
  ...limitedStatuses.map((status): [string, string] => [
    `Days for ${statusLabels[status]}`,
    inDays(step_limits[status]),
  ]),
  ['Fair shares of new applications', onOrOff(fair_shares)],
]

/** The settings that differ, with what they were and are. */
export const changedSettings = (before: Settings, after: Settings): ChangedSetting[] => {
  const now = new Map(inWords(after))
  return inWords(before).flatMap(([setting, value]) => {
    const present = now.get(setting) ?? ''
    return present === value ? [] : [{ setting, before: value, after: present }]
  })
}
