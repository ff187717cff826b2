/** Who may change the office's settings, and how their history shows a change. */

import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import type { NamedValue } from './changed-settings.ts'
import { limitedStatuses, type StepLimits } from './step-limits.ts'

export const settingsRoles = ['registrar', 'administrator'] as const satisfies StaffRole[]

interface Settings {
  step_limits: StepLimits
  fair_shares: boolean
  snippets: readonly { name: string; text: string }[]
  renewal_papers: readonly string[]
  paper_numbers: boolean
}

const onOrOff = (on: boolean): string => (on ? 'on' : 'off')
const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** Every setting by its name, with its value in words. */
export const officeSettingsInWords = ({
  step_limits,
  fair_shares,
  snippets,
  renewal_papers,
  paper_numbers,
}: Settings): NamedValue[] => [
  ...limitedStatuses.map(
    (status): NamedValue => [`Days for ${statusLabels[status]}`, inDays(step_limits[status])],
  ),
  ['Fair shares of new applications', onOrOff(fair_shares)],
  ['Papers of an unchanged renewal', renewal_papers.join('; ') || 'none'],
  ['Numbers of certificate paper', onOrOff(paper_numbers)],
  ...snippets.map(({ name, text }): NamedValue => [`Text “${name}”`, text]),
]
