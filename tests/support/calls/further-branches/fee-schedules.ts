/** A fee schedule is proposed a second time for the same day, and a proposal is settled twice; both are refused. */
import { aProposedSchedule } from '../../cases/fee-schedules.ts'
import type { RecordedPortal } from './recorded-portal.ts'

export const repeatedFeeSchedules = async ({ ask, member, signIn }: RecordedPortal): Promise<void> => {
  const email = await member()
  const first_day = '2098-01-01'
  const body = aProposedSchedule({ effective_from: first_day })
  const proposed = await ask('feeSchedules.create', { token: await signIn(email), body })
  await ask('feeSchedules.create', { token: await signIn(email), body: { ...body, name: 'Another' } })
  const command = { action: 'withdraw', proposal: proposed.data.id }
  for (let time = 0; time < 2; time++)
    await ask('feeSchedules.act', { token: await signIn(email), params: { first_day }, body: command })
}
