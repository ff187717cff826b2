/** A fee schedule is added a second time for the same day, which is refused. */
import { aFeeSchedule } from '../../cases/fee-schedules.ts'
import type { RecordedPortal } from './recorded-portal.ts'

export const repeatedFeeSchedule = async ({ ask, member, signIn }: RecordedPortal): Promise<void> => {
  const email = await member()
  for (let time = 0; time < 2; time++)
    await ask('feeSchedules.create', {
      token: await signIn(email),
      body: aFeeSchedule({ effective_from: '2098-01-01' }),
    })
}
