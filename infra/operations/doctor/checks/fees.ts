import { feeSchedulePartition } from '#functions/platform/table/partitions.ts'
import { type Check, ok, wrong } from '../check.ts'
import { inForce } from './in-force.ts'

export const feesCheck: Check = {
  name: 'fees',
  asks: "Is a fee schedule of the council's own in force?",
  rights: ['dynamodb:Query'],
  run: async (on) => {
    const { name } = on.settings
    const schedule = await inForce(feeSchedulePartition, on)
    if (!schedule)
      return wrong('No fee schedule is in force.', `Run: npm run data:fees -- --env ${name} --from fees.json`)
    if (!schedule.isSample) return ok(`The fee schedule of ${schedule.since} is in force.`)
    if (name !== 'prod') return ok('The sample fee schedule is in force, which is enough for tests.')
    return wrong(
      'The fee schedule in force is the sample, by which nobody may pay.',
      'Have two people of accounts propose and confirm one at /admin/fee-schedules (Fees, in the first deployment).',
    )
  },
}
