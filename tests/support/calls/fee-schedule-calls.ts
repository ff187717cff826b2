/** Fee schedules as staff write them, and the calls that use every right of their endpoints. */
import { addDays } from '#shared/format.ts'
import type { NewFeeSchedule } from '#shared/records/fee-schedule.ts'
import type { Call, Stack } from '#tests/support/portal/stack.ts'

const rule = { base: 3000, grace_in_days: 30, late: { kind: 'per-year', amount: 600, cap: 6000 } } as const

/** Far away, so that no fee of a test is touched. */
export const aFeeSchedule = (it: Partial<NewFeeSchedule> = {}): NewFeeSchedule => ({
  effective_from: '2099-01-01',
  name: 'Fees 2099',
  rules: {
    'New Registration': rule,
    'Renewal Registration': { base: 2000, grace_in_days: 0, late: null },
  },
  ...it,
})

const changes = () => {
  const { effective_from: _first, ...body } = aFeeSchedule({ name: 'Changed' })
  return body
}

let prepared = 0

/** One call of each that succeeds, on days of their own. @param token of somebody who may write fees */
export const feeScheduleCalls = async ({ invoke }: Stack, token: string): Promise<Record<string, Call>> => {
  const days = [1, 2, 3].map((place) => addDays('2099-01-01', 3 * prepared + place))
  prepared += 1
  const [added, changed = '', removed = ''] = days
  for (const effective_from of [changed, removed])
    await invoke('feeSchedules.create', { token, body: aFeeSchedule({ effective_from }) })
  const tried = { issue_date: '2020-08-14', applied_on: '2026-11-21' }
  return {
    'feeSchedules.list': { token },
    'feeSchedules.create': { token, body: aFeeSchedule({ effective_from: added ?? '' }) },
    'feeSchedules.update': { token, params: { first_day: changed }, body: changes() },
    'feeSchedules.remove': { token, params: { first_day: removed } },
    'feeSchedules.calculate': { token, query: tried },
  }
}

/** Added, refused, changed, removed and tried, each by somebody signed in anew. */
export const everyFeeScheduleCall = async (
  ask: (name: string, call: Call) => Promise<unknown>,
  token: () => Promise<string>,
): Promise<void> => {
  const params = { first_day: '2099-01-01' }
  for (let time = 0; time < 2; time++)
    await ask('feeSchedules.create', { token: await token(), body: aFeeSchedule() })
  await ask('feeSchedules.update', { token: await token(), params, body: changes() })
  await ask('feeSchedules.remove', { token: await token(), params })
  await ask('feeSchedules.list', { token: await token() })
  const query = { issue_date: '2020-08-14', applied_on: '2026-11-21' }
  await ask('feeSchedules.calculate', { token: await token(), query })
}
