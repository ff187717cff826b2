/** Each rupee that came in pays a fee, was refunded, waits for its application, or was taken back by the bank. */
import { depositPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import type { Surroundings } from './life.ts'

const sum = (amounts: unknown[]): number => amounts.reduce<number>((total, one) => total + Number(one), 0)

const told = (items: Item[], event: string): number =>
  sum(items.flatMap((item) => (item.event === event ? [(item.details as { amount: string }).amount] : [])))

export const brokenMoney = ({ portal, bank: { received } }: Surroundings): string[] => {
  const items = portal.service.items()
  const deposits = items.filter(({ pk }) => String(pk).startsWith(depositPrefix)) as unknown as Deposit[]
  const those = (holds: (one: Deposit) => unknown) => sum(deposits.filter(holds).map(({ amount }) => amount))
  const verified = told(items, 'VERIFY_FEE') - told(items, 'FEE_REFUNDED')
  const refunded = those(({ refund }) => refund)
  const takenBack = those(({ taken_back }) => taken_back)
  const open = those(({ settled }) => !settled)
  const says = `verified ${verified}, refunded ${refunded}, taken back ${takenBack}, open ${open}`
  const isAll = received.all === verified + refunded + takenBack + open
  const isAsPaidOut = refunded === received.refunded && takenBack === received.takenBack
  return isAll && isAsPaidOut ? [] : [`received ${JSON.stringify(received)}: ${says}`]
}
