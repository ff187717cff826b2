/** The history of an entry as its holder is told it: never who of the staff, nor their words. */
import type { Needs } from '#functions/services.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { OwnChange } from '#shared/register/records/own-history.ts'
import { ownChange } from '#shared/register/records/own-history.ts'
import type { RegistrationChange } from '#shared/register/records/registration.ts'
import { type StandingStep, standingChange, standingSteps } from '#shared/register/records/standing.ts'
import { historyPageOf } from './history-page.ts'

/** The change of standing, if the entry of the history is one. */
const decisionIn = ({ after }: RegistrationChange) =>
  standingChange.safeParse(after.removed ?? after.suspended).data

const asOwnChange = (change: RegistrationChange): OwnChange => {
  const { at, event, before, after, reason } = change
  const decision = decisionIn(change)
  return ownChange.parse({
    ...{ at, event, before, after },
    since: decision?.until ?? decision?.since ?? null,
    wording: decision?.wording ?? null,
    place: event.startsWith('PLACE_') ? reason : null,
  })
}

export const ownHistoryOf = async (
  number: string,
  cursor: string | undefined,
  services: Needs<'registrationHistory'>,
): Promise<{ entries: OwnChange[]; next: string | null }> => {
  const { entries, next } = await historyPageOf(number, cursor, services)
  return { entries: entries.map(asOwnChange), next }
}

/** All of it, newest first. */
export const wholeOwnHistory = async (
  number: string,
  services: Needs<'registrationHistory'>,
): Promise<OwnChange[]> => {
  const all: OwnChange[] = []
  let next: string | null = null
  do {
    const page = await ownHistoryOf(number, next ?? undefined, services)
    all.push(...page.entries)
    next = page.next
  } while (next)
  return all
}

/** What was decided about a standing, the oldest first. */
export const standingHistoryOf = async (
  number: string,
  services: Needs<'registrationHistory'>,
): Promise<StandingStep[]> => {
  const changes = await wholeOwnHistory(number, services)
  return changes.toReversed().flatMap(({ event, since, at }) => {
    const step = Object.values(standingSteps).find((one) => one === event)
    return step ? [{ event: step, on: since ?? dayInKarachi(new Date(at)) }] : []
  })
}
