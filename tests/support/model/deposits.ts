/** Random actions of the accounts office with deposits, and the rules for all payments. */

import { plainNumber } from '#shared/kit/format.ts'
import type { MoneyMonth } from '#shared/payments/records/bank-statement.ts'
import type { OpenDeposit } from '#shared/payments/records/deposit.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'
import type { CopiedCase } from './copied-cases.ts'
import { type Colleague, type Done, oneOf, type Random } from './random-acts.ts'

/** Matches or sets aside one of the newest open deposits; each challan is one that a file of this sequence may have. */
export const settleDeposit = async (
  who: Colleague,
  applicants: CopiedCase[],
  random: Random,
): Promise<Done> => {
  const { status, body } = await who.ask('deposits.list', { query: {} })
  const open: OpenDeposit[] = body.data?.deposits ?? []
  if (open.length === 0) return { line: `${who.roles} reads the deposits`, status }
  const { challan_no, matches } = oneOf(open, random)
  if (random() < 0.2) {
    const aside = await who.ask('deposits.setAside', { body: { challan_no, reason: 'Refunded' } })
    return { line: `${who.roles} sets a deposit aside`, status: aside.status }
  }
  const id = matches && random() < 0.5 ? matches.id : oneOf(applicants, random).id
  const matched = await who.ask('deposits.match', { body: { challan_no, id } })
  return { line: `${who.roles} matches a deposit`, status: matched.status }
}

const everyOpenDeposit = async ({ services }: StaffStack) => {
  const all: Awaited<ReturnType<typeof services.deposits.page>>['deposits'] = []
  let cursor: string | undefined
  do {
    const page = await services.deposits.page(cursor)
    all.push(...page.deposits)
    cursor = page.next ?? undefined
  } while (cursor)
  return all
}

const sumOf = (months: MoneyMonth[], of: 'verified' | 'removed' | 'deposits') => ({
  count: months.reduce((sum, month) => sum + month[of].count, 0),
  rupees: months.reduce((sum, month) => sum + month[of].rupees, 0),
})

/** The totals by month of payments that are verified and not removed, and of open deposits. */
const totalsOf = (months: MoneyMonth[]) => {
  const [verified, removed] = [sumOf(months, 'verified'), sumOf(months, 'removed')]
  return {
    payments: verified.count - removed.count,
    paid: verified.rupees - removed.rupees,
    deposits: sumOf(months, 'deposits'),
  }
}

/** @param ids of all cases that began after the months were `before`. @returns what does not hold, each in a sentence. */
export const brokenMoney = async (
  staffStack: StaffStack,
  ids: string[],
  before: MoneyMonth[],
): Promise<string[]> => {
  const { services } = staffStack
  const [open, months, cases] = await Promise.all([
    everyOpenDeposit(staffStack),
    services.moneyCounter.months(services.clock()),
    services.cases.of(ids),
  ])
  const [counted, former] = [totalsOf(months), totalsOf(before)]
  const payments = cases.flatMap(({ id, payment }) => (payment ? [{ ...payment, id }] : []))
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const deposited = open.reduce((sum, { amount }) => sum + amount, 0)
  const broken = [
    counted.payments - former.payments !== payments.length &&
      `${payments.length} payments, ${counted.payments - former.payments} counted`,
    counted.paid - former.paid !== paid && `Rs. ${paid} were paid, ${counted.paid - former.paid} counted`,
    counted.deposits.count !== open.length &&
      `${open.length} open deposits, ${counted.deposits.count} counted`,
    counted.deposits.rupees !== deposited &&
      `Rs. ${deposited} in deposits, ${counted.deposits.rupees} counted`,
  ]
  for (const { challan_no } of open)
    if (await services.challans.ownerOf(plainNumber(challan_no)))
      broken.push(`the open deposit ${challan_no} has paid`)
  for (const { id, challan_no } of payments) {
    const deposit = await services.deposits.read(plainNumber(challan_no))
    if (deposit && deposit.settled?.application?.id !== id)
      broken.push(`the deposit ${challan_no} has paid and is not matched`)
  }
  return broken.filter((rule) => typeof rule === 'string')
}
