/** Records that apply from a first day on: the latest that has begun. */
import { QueryCommand } from '@aws-sdk/client-dynamodb'
import { feeSchedulePartition, termPartition } from '#functions/platform/table/partitions.ts'
import { tableName } from '#infra/settings.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { type Check, type Checked, ok, wrong } from '../check.ts'

/** @returns its first day and whether it is marked as a sample; undefined where none has begun */
const inForce = async (partition: string, { settings, aws, now }: Checked) => {
  const { Items: [item] = [] } = await aws.table().send(
    new QueryCommand({
      TableName: tableName(settings.name),
      KeyConditionExpression: 'pk = :pk AND sk <= :today',
      ExpressionAttributeValues: { ':pk': { S: partition }, ':today': { S: dayInKarachi(now) } },
      ScanIndexForward: false,
      Limit: 1,
    }),
  )
  return item && { since: item.sk?.S ?? '', isSample: item.sample?.BOOL ?? false }
}

export const feesCheck: Check = {
  name: 'fees',
  asks: "Is a fee schedule of the council's own in force?",
  rights: ['dynamodb:Query'],
  run: async (on) => {
    const { kind, name } = on.settings
    const schedule = await inForce(feeSchedulePartition, on)
    if (!schedule)
      return wrong('No fee schedule is in force.', `Run: npm run data:fees -- --env ${name} --from fees.json`)
    if (!schedule.isSample) return ok(`The fee schedule of ${schedule.since} is in force.`)
    if (kind !== 'prod') return ok('The sample fee schedule is in force, which is enough for tests.')
    return wrong(
      'The fee schedule in force is the sample, by which nobody may pay.',
      'Have two people of accounts propose and confirm one at /admin/fee-schedules (Fees, in the first deployment).',
    )
  },
}

/** Until the council's own term begins, a sample applies that is stored nowhere. */
export const termsCheck: Check = {
  name: 'terms',
  asks: "Is a registration term of the council's own in force?",
  rights: ['dynamodb:Query'],
  run: async (on) => {
    const term = await inForce(termPartition, on)
    if (term && !term.isSample) return ok(`The registration term of ${term.since} is in force.`)
    if (on.settings.kind !== 'prod') return ok('The sample term applies, which is enough for tests.')
    return wrong(
      'The sample of the registration term applies: years of validity and days of grace are not the council’s.',
      'Have a registrar propose the term at /admin/registration-terms and another one confirm it.',
    )
  },
}
