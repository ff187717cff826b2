/** Copies of a submitted application, for a model that needs thousands: the items of its partition with new numbers. */
import { randomBytes, randomUUID } from 'node:crypto'
import { startSession } from '#functions/accounts/use-cases/sign-in/start-session.ts'
import { firstSnapshot } from '#functions/applications/data/snapshot.ts'
import { putVoucher } from '#functions/applications/data/voucher.ts'
import { putChallan } from '#functions/payments/data/challan.ts'
import { countVerifiedPayment } from '#functions/payments/data/money-counter.ts'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { queuePartition, queueSortKey } from '#functions/platform/table/keys/cases.ts'
import { queueCounterKey } from '#functions/platform/table/keys/counters.ts'
import { type Key, personPartition } from '#functions/platform/table/keys/key.ts'
import { endOfCore, snapshotPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { put, update } from '#functions/platform/table/write.ts'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

/** The copied part of an applicant's partition; history and versions begin again with each copy. */
const isCopied = ({ sk }: Item): boolean =>
  ![`${endOfCore}EVENT#`, 'SESSION#', snapshotPrefix].some((beginning) => String(sk).startsWith(beginning))

type Application = Awaited<ReturnType<StaffStack['submittedCase']>>

export const copiedCases = async (
  { stack, services, submittedCase }: StaffStack,
  setting: Parameters<StaffStack['submittedCase']>[0],
  /** The changes of the original before it is copied. */
  prepare: (original: Application) => Promise<void> = async () => {},
) => {
  const { table } = createAppContext(services.config)
  const original = await submittedCase(setting)
  await prepare(original)
  const { status, payment } = (await services.cases.read(original.id, true)) ?? {}
  const items = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': personPartition('applicant', original.id) },
  })
  const template = JSON.stringify(items.filter(isCopied))

  /** Another applicant with the same application. */
  return async () => {
    const id = randomUUID()
    const voucher = voucherNumberOf(BigInt(`0x${id.replaceAll('-', '')}`))
    const reference = `PC-2026-${randomUUID().slice(0, 8).toUpperCase()}`
    const text = template
      .replaceAll(original.id, id)
      .replaceAll(original.form.voucher_number, voucher)
      .replaceAll(original.form.reference_no, reference)
      .replaceAll(payment?.challan_no ?? reference, payment ? `CH-${voucher}` : reference)
    const copies = JSON.parse(text) as (Item & Key)[]
    // Different files: equal ones would be found as duplicates of the original.
    for (const copy of copies) if (copy.sha256) copy.sha256 = randomBytes(32).toString('base64')
    await table.transact([
      ...copies.map((item) => put(item)),
      putVoucher(voucher, id),
      ...(payment
        ? [
            putChallan(plainNumber(`CH-${voucher}`), id),
            countVerifiedPayment({ userId: id, rupees: payment.amount, now: services.clock() }, true),
          ]
        : []),
      update({
        Key: { ...queueCounterKey(0) },
        UpdateExpression: 'ADD #status :one',
        ExpressionAttributeNames: { '#status': status ?? '' },
        ExpressionAttributeValues: { ':one': 1 },
      }),
    ])
    const user = await services.users.load(id, { consistent: true })
    if (!user?.application_form) throw new Error('The copy has no application')
    const { application_form } = user
    const version = firstSnapshot({ ...user, application_form }, services.clock())
    await table.transact([
      version.write,
      update({
        Key: { ...formKey(id) },
        UpdateExpression: 'SET #snapshot = :mark',
        ExpressionAttributeNames: { '#snapshot': 'snapshot' },
        ExpressionAttributeValues: { ':mark': version.mark },
      }),
    ])
    if (application_form.application_title === 'Renewal') {
      const { registrations } = services
      const entry = aRegistration({ number: `R ${voucher}`, cnic: user.account.cnic, holder: id })
      const change = { event: 'LINKED' as const, by: null }
      await table.transact(
        registrations.putRegistration(entry, change, { now: services.clock(), requestId: id }),
      )
    }
    const { token } = await startSession('applicant', user, services.newId(), services.clock(), id, services)
    return {
      id,
      token,
      voucher,
      fee: original.fee,
      /** The case as staff were last shown it. */
      shown: undefined as CaseRecord | undefined,
      ask: (name: string, call: object = {}) => stack.invoke(name, { token, params: { id: 'me' }, ...call }),
    }
  }
}
export type CopiedCase = Awaited<ReturnType<Awaited<ReturnType<typeof copiedCases>>>>

/** The place of a case of this status in the queue. */
export const placeInQueue = (
  status: Parameters<typeof queuePartition>[0],
  submittedAt: string,
  id: string,
) => ({
  queue_pk: queuePartition(status),
  queue_sk: queueSortKey(submittedAt, id),
})
