/** Fee schedules as staff enter them. */
import type * as z from 'zod/mini'
import type { newFeeSchedule } from '#shared/payments/records/fee-schedule.ts'

type NewFeeSchedule = z.output<typeof newFeeSchedule>

const rule = { base: 3000, grace_in_days: 30, late: { kind: 'per-year', amount: 600, cap: 6000 } } as const

/** Far in the future, so that no fee of another test changes. */
export const aFeeSchedule = (given: Partial<NewFeeSchedule> = {}): NewFeeSchedule => ({
  effective_from: '2099-01-01',
  name: 'Fees 2099',
  rules: { 'New Registration': rule, 'Renewal Registration': { base: 2000, grace_in_days: 0, late: null } },
  ...given,
})

export const aReason = 'Resolution of the council'

/** The body that proposes a schedule: its fields and a reason. */
export const aProposedSchedule = (given: Partial<NewFeeSchedule> = {}) => ({
  ...aFeeSchedule(given),
  reason: aReason,
})

/** The body that proposes a change of a schedule: all fields except its first day. */
export const aProposedChange = (name = 'Changed') => {
  const { effective_from: _first, ...proposed } = aProposedSchedule({ name })
  return proposed
}
