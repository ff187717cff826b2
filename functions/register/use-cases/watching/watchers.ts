/** The office and organisations that watch: two registrars let one in for a purpose until a day; one of them ends it. */
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import {
  type ProposedWatchTerms,
  type ShownWatcher,
  type WatcherRecord,
  watchContents,
} from '#shared/register/records/watcher.ts'
import { watchTermsErrors, watchTitle } from '#shared/register/rules/watching/watch-terms.ts'
import { requireRegistrarStill } from '../confirm-change.ts'

interface Acting {
  staff: StaffMember
  today: string
  attempt: Attempt
}

/** @throws NotFound */
const openWatcher = async (id: string, { watchers }: Needs<'watchers'>): Promise<WatcherRecord> => {
  const watcher = await watchers.read(id)
  if (!watcher || watcher.ended) throw new NotFound('This organisation does not wait or watch any more')
  return watcher
}

export const listWatchers = async (
  today: string,
  { watchers, proposals }: Needs<'watchers' | 'proposals'>,
) => {
  const [all, open] = await Promise.all([watchers.all(), proposals.open()])
  const shown = all.map((one): ShownWatcher => {
    const waits = open.find(({ kind, subject }) => kind === 'watcher' && subject === one.id)
    return { ...one, proposed: waits ? { title: waits.title, by: waits.by, at: waits.at } : null }
  })
  const after = (one: ShownWatcher, other: ShownWatcher) =>
    (other.ended?.at ?? '').localeCompare(one.ended?.at ?? '')
  return {
    today,
    waiting: shown.filter(({ terms, ended }) => !terms && !ended),
    watching: shown.filter(({ terms, ended }) => terms && !ended),
    ended: shown.filter(({ ended }) => ended).sort(after),
  }
}

/** Lets an organisation in, or changes how it watches. @throws NotFound; Invalid by field; Conflict where something waits already */
export const proposeWatch = async (
  id: string,
  { reason, ...terms }: ProposedWatchTerms,
  { staff, today, attempt }: Acting,
  services: Needs<'watchers' | 'proposals'>,
): Promise<void> => {
  const watcher = await openWatcher(id, services)
  requireNoFieldErrors(watchTermsErrors(terms, today))
  await services.proposals.propose(
    {
      ...{ kind: 'watcher', subject: id, title: watchTitle(watcher, terms), reason },
      ...{ contents: { ...terms, version: watcher.version }, by: clerkOf(staff) },
    },
    attempt,
  )
}

const told = (id: string, { newId }: Needs<'newId'>) =>
  ({ id: newId(), kind: 'watch-decided', user_id: id }) as const

/** @throws NotFound, Invalid, Conflict */
export const confirmWatch = async (
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  services: Needs<'checkerEnds' | 'newId' | 'watchers' | 'proposals' | 'roster'>,
): Promise<void> => {
  await requireRegistrarStill(proposal, services)
  const { checkerEnds, watchers, proposals } = services
  const watcher = await openWatcher(proposal.subject, services)
  const { version, ...given } = watchContents.parse(proposal.contents)
  if (version !== watcher.version)
    throw new Conflict('The organisation has asked anew since. Refuse this, and propose it again')
  const today = dayInKarachi(attempt.now)
  requireNoFieldErrors(watchTermsErrors(given, today))
  const terms = { ...given, by: proposal.by, confirmed_by: clerkOf(staff), at: attempt.now.toISOString() }
  const writes = [
    ...endWrites,
    watchers.letIn(watcher, terms, attempt),
    ...(await checkerEnds.putKeptUntil(watcher, terms.ends_on, today)),
    putEmail(told(watcher.id, services), attempt.now),
  ]
  await proposals.end(proposal, writes, attempt)
}

/** @param by null: its last day has passed. @returns false where it was ended or decided about in the meantime */
export const endWatch = async (
  watcher: WatcherRecord,
  { by, reason }: Pick<NonNullable<WatcherRecord['ended']>, 'by' | 'reason'>,
  attempt: Attempt,
  services: Needs<'newId' | 'watchers'>,
): Promise<boolean> => {
  const { watchers } = services
  const ended = { at: attempt.now.toISOString(), by, reason }
  if (!(await watchers.end(watcher, ended, told(watcher.id, services), attempt))) return false
  await watchers.forget(watcher.id)
  return true
}

/** An organisation that has closed asks and watches no more: its list, its key and its record go. */
export const leaveWatching = async (id: string, { watchers }: Needs<'watchers'>): Promise<void> => {
  if (!(await watchers.read(id))) return
  await watchers.forget(id).catch((error) => {
    if (!(error instanceof ConditionFailed)) throw error // pressed twice
  })
  await watchers.remove(id)
}

/** Refuses an organisation that has asked, or ends one that watches. @throws NotFound, Conflict */
export const endWatcher = async (
  id: string,
  reason: string,
  { staff, attempt }: Acting,
  services: Needs<'newId' | 'watchers'>,
): Promise<void> => {
  const watcher = await openWatcher(id, services)
  if (!(await endWatch(watcher, { by: clerkOf(staff), reason }, attempt, services)))
    throw new Conflict('This was changed at the same moment. Try again')
}
