/** What follows from e-mails that come back, and how it is told. */
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { ReturnReason, UnreachableAddress } from '../records/unreachable-address.ts'

/** The others pass by themselves: the next e-mail may arrive. */
const forGood: readonly ReturnReason[] = ['no-mailbox', 'stopped', 'complaint']

/** Whether nothing is sent there that can be left out. */
export const isUnreachableForGood = (address: { reason: ReturnReason } | null | undefined): boolean =>
  address ? forGood.includes(address.reason) : false

export const returnWords: Record<ReturnReason, string> = {
  'no-mailbox': 'there is no such mailbox',
  stopped: 'the mail service sends nothing there any more, since earlier emails came back',
  complaint: 'an email of the council was marked as unwanted there',
  'mailbox-full': 'the mailbox is full',
  refused: 'the mail service of the address refuses the emails',
  'not-answering': 'the mail service of the address does not take emails at the moment',
}

const sinceDay = ({ since }: UnreachableAddress): string => formatDate(dayInKarachi(new Date(since)))

/** "since 12-11-2026 (there is no such mailbox)" */
const sinceAndWhy = (address: UnreachableAddress): string =>
  `since ${sinceDay(address)} (${returnWords[address.reason]})`

/** What staff read. Somebody who has called an e-mail unwanted may get the others all the same. */
export const unreachableForStaff = (address: UnreachableAddress, whom = 'the applicant'): string =>
  address.reason === 'complaint'
    ? `Emails to ${whom} may not be read ${sinceAndWhy(address)}`
    : `Emails to ${whom} could not be delivered ${sinceAndWhy(address)}`

/** What the applicant reads. */
export const unreachableForApplicant = (email: string, address: UnreachableAddress): string =>
  address.reason === 'complaint'
    ? `an email of the council to ${email} was marked as unwanted on ${sinceDay(address)}. Reminders are not sent there any more.`
    : `our emails to ${email} could not be delivered ${sinceAndWhy(address)}.`

/** What the applicant can do: while the mail service sends nothing there, a link would not arrive either. */
export const waysToBeReached = ({ reason }: UnreachableAddress): string =>
  reason === 'stopped'
    ? 'Change the address. If it works again, tell the council first; then have a link sent there and open it.'
    : 'Change the address, or, if it works again, have a link sent there and open it.'
