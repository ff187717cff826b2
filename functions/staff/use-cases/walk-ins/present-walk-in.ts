/** Walk-ins as they are answered to staff. */
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { presentPrintOut } from '#functions/applications/use-cases/present-print-out.ts'
import { readDocument } from '#functions/documents/use-cases/present-documents.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { countReading } from '#functions/staff/use-cases/count-reading.ts'
import type { Counter } from '#shared/accounts/records/counter.ts'
import { endOfCounter, isAtCounter } from '#shared/accounts/rules/at-counter.ts'
import { newApplicationForm } from '#shared/applications/records/application-form.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { ListedWalkIn, WalkIn } from '#shared/staff/records/walk-in.ts'
import { signedForm } from '#shared/vocabulary/documents.ts'
import { loadWalkIn } from './load-walk-in.ts'

const present = (
  { id, at, by, counter: listed }: { id: string; at: string; by: Clerk; counter?: Counter | undefined },
  account: Account | null,
  isWaiting: boolean,
): ListedWalkIn => {
  const { name = '', counter = listed } = account ?? {}
  const { clerks = [by], confirmed = null } = counter ?? {}
  const atCounter = isWaiting ? 'waiting' : 'at-counter'
  const over = confirmed ? 'handed-in' : 'ended'
  return { id, at, name, clerks, confirmed, state: account && isAtCounter(account) ? atCounter : over }
}

export const listWalkIns = async (
  cursor: string | undefined,
  { accounts, proposals, walkIns }: Needs<'accounts' | 'proposals' | 'walkIns'>,
) => {
  const [{ made, next }, open] = await Promise.all([walkIns.page(cursor), proposals.open()])
  const waiting = new Set(open.flatMap(({ kind, subject }) => (kind === 'walk-in' ? [subject] : [])))
  const entries = made.map(async ({ user_id: id, ...item }) =>
    present({ id, ...item }, await accounts.read(id), waiting.has(id)),
  )
  return { entries: await Promise.all(entries), next }
}

const statedIn = (waiting: StoredProposal | null) =>
  waiting?.contents.form ? newApplicationForm.parse(waiting.contents.form) : {}

/** Recorded and counted as at a case, but not of those who are entering. @throws NotFound, TooMany */
export const presentWalkIn = async (
  id: string,
  { staff, now, today }: { staff: StaffMember; now: Date; today: string },
  services: Needs<'events' | 'files' | 'limits' | 'log' | 'proposals' | 'users'>,
): Promise<WalkIn> => {
  const user = await loadWalkIn(id, services)
  const { father_name, cnic, phone, email, email_confirmed_at, counter } = user.account
  const hasEntered = counter.clerks.some((clerk) => clerk.id === staff.id)
  const isOpen = isAtCounter(user.account)
  if (!isOpen || !hasEntered) {
    await countReading('cases', staff, now, services)
    await services.events.append(id, { event: 'OPENED', by: eventAuthor(clerkOf(staff)) }, now)
  }
  const waiting = await services.proposals.about('walk-in', id)
  const missing = missingBefore('registration', user)
  const isShown = !missing && (isOpen || counter.confirmed) // nobody needs what has ended
  return {
    ...present({ id, at: counter.at, by: { id: '', name: '' } }, user.account, waiting !== null),
    ...{ father_name, cnic, phone, email, email_confirmed: Boolean(email_confirmed_at) },
    ends_on: endOfCounter(counter),
    missing: missing?.message ?? null,
    has_signed_form: user.documents.some(({ name }) => name === signedForm),
    print_out: isShown ? await presentPrintOut(user, today, services, statedIn(waiting)) : null,
    proposal: waiting && {
      ...{ id: waiting.id, title: waiting.title, by: waiting.by, own: waiting.by.id === staff.id },
      entered: isOpen && hasEntered,
    },
  }
}

/** @throws NotFound, TooMany; Conflict where the file is not what was sent */
export const readSignedForm = async (
  id: string,
  { staff, now }: { staff: StaffMember; now: Date },
  services: Needs<'clock' | 'events' | 'files' | 'limits' | 'log' | 'users'>,
): Promise<DocumentBytes> => {
  await countReading('documents', staff, now, services)
  const { documents } = await loadWalkIn(id, services)
  const read = { event: 'DOCUMENT_READ' as const, by: eventAuthor(clerkOf(staff)) }
  await services.events.append(id, { ...read, details: { document: signedForm } }, now)
  return readDocument([signedForm], signedForm, documents, { attachment: false }, services)
}
