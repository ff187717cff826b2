/** The function behind the events of the mail service: notes what became of an e-mail, and whether its address can be reached. */
import { accounts } from '#functions/accounts/data/account.ts'
import { emailDeliveries } from '#functions/accounts/data/email-delivery.ts'
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { afterDelivery, afterReturn, type Reachability } from '#functions/accounts/use-cases/reachability.ts'
import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import { cases } from '#functions/cases/data/case.ts'
import { emails } from '#functions/platform/outbox/outbox.ts'
import { isStaffEmail, type StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { type EmailEvent, readEmailEvent } from './read-event.ts'

/** How many warnings more there are; an address that is not confirmed is one already. */
const warningsMore = (before: Account, after: Reachability): number =>
  isEmailConfirmed(before) ? Number(Boolean(after.unreachable)) - Number(Boolean(before.unreachable)) : 0

/**
 * The queue's lists follow what is known of an address: one that cannot be reached is a warning more at an open case.
 * Reads the case before the account changes, so that a person who opens the case at the same time and counts
 * all its warnings again is not counted twice.
 * @returns what brings the lists up to date afterwards
 */
export const listsAfter = async (
  before: Account,
  after: Reachability,
  { cases }: Needs<'cases'>,
): Promise<() => Promise<void>> => {
  const more = warningsMore(before, after)
  const review: StoredCase | null = more === 0 ? null : await cases.read(before.id, true)
  if (!review || !isOpen(review.status)) return async () => {}
  const { city, open_warnings } = review
  return () => cases.refreshLists(review, { city, open_warnings: Math.max(0, open_warnings + more) })
}

export const needs = { accounts, cases, emailDeliveries, emails }
type Services = Wired<typeof needs>

const tries = 5

/** The account was changed between reading and writing. */
class Overtaken extends Error {}

const say = (line: Record<string, unknown>, { clock, log }: Services): void =>
  log({ ts: clock().toISOString(), level: 'info', ...line })

/** Whether the event is about the account's present address, and is no older than its confirmation. */
const tellsOf = (account: Account, { recipients, sent_at }: EmailEvent): boolean =>
  recipients.includes(account.email) &&
  !account.closed_at &&
  !(account.email_confirmed_at !== null && sent_at < account.email_confirmed_at)

const afterEvent = (account: Account, email: StoredEmail, event: EmailEvent): Reachability => {
  const { reason, sent_at, at } = event
  if (event.outcome === 'delivered') return afterDelivery(account, sent_at)
  return reason ? afterReturn(account, { since: at, reason, kind: email.kind, sent_at }) : account
}

const isSame = (one: Reachability, other: Reachability): boolean =>
  one.reached_at === other.reached_at && JSON.stringify(one.unreachable) === JSON.stringify(other.unreachable)

/** Members of staff have no such note: who invited them is told by the person. */
const noteOnAccount = async (email: StoredEmail, event: EmailEvent, services: Services): Promise<void> => {
  if (isStaffEmail(email.kind) || event.recipients.length === 0) return
  await retry({ tries, when: (error) => error instanceof Overtaken }, async () => {
    const account = await services.accounts.read(email.user_id)
    if (!account || !tellsOf(account, event)) return
    const after = afterEvent(account, email, event)
    if (isSame(account, after)) return
    const bringListsUpToDate = await listsAfter(account, after, services)
    if (!(await services.emailDeliveries.note(account, after))) throw new Overtaken()
    await bringListsUpToDate()
    if (!after.unreachable) say({ event: 'EMAIL_ADDRESS_WORKS_AGAIN', kind: email.kind }, services)
  })
}

/**
 * Events come at least once and in any order: each part of the work may be repeated, and a line is logged, and so counted, for
 * the first time only. @throws what makes the service that calls it try again, and keep the event at last
 */
export const noteEmailEvent =
  (services: Services) =>
  async (given: unknown): Promise<void> => {
    const event = readEmailEvent(given)
    if (!event) return
    const email = event.id === null ? null : await services.emails.read(event.id)
    if (!email) return say({ event: 'EMAIL_EVENT_UNKNOWN', outcome: event.outcome }, services)
    await noteOnAccount(email, event, services)
    const { outcome, at, reason } = event
    // Nearly all e-mails arrive: that is not written down for each.
    if (outcome === 'delivered') return
    if (await services.emails.noteDelivery(email.id, { outcome, at, reason }))
      say({ event: 'EMAIL_EVENT', kind: email.kind, outcome, reason }, services)
  }
