/** What is said of a receipt. */
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { Receipt } from '#shared/payments/records/receipt.ts'

const words = { realised: 'Realised', returned: 'Returned by the bank', cancelled: 'Cancelled' }

export const outcomeText = ({ outcome }: Receipt): string => {
  if (!outcome) return 'In hand'
  const { as, by, at, reason, confirmed_by, challan_no } = outcome
  const people = confirmed_by ? `, ${by.name} and ${confirmed_by.name}` : ''
  const what = challan_no ? `, challan ${challan_no}` : ''
  return `${words[as]} on ${formatDate(dayInKarachi(new Date(at)))}${what}${people}${reason && `: ${reason}`}`
}
