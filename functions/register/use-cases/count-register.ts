/** Counts the register once a day, and when somebody asks, in slices, until all entries are counted or time is up; the next run continues. */

import { reportCounter } from '#functions/applications/data/counters/report-counter.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import { figures } from '#functions/register/data/figures.ts'
import { publicSearch } from '#functions/register/data/public-search.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { countedMonths } from '#shared/cases/rules/reports.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type {
  FiguresCount,
  FiguresKnown,
  RegisterFigures,
} from '#shared/register/records/register-figures.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { countEntry, emptyTally } from '#shared/register/rules/register-figures.ts'

export const needs = { figures, publicSearch, registrations, reportCounter }
type Services = Wired<typeof needs>

/** What reads each entry that everybody may read together with the count, from its first entry to its last. */
export interface RegisterPass {
  /** Whether it needs a count of this day from the beginning, even where the day is counted. */
  isDue: (today: string) => boolean
  begin: () => void
  see: (entry: RegistrationRecord, day: string) => void
  end: () => Promise<void>
}
interface Options {
  pagesInASlice?: number
  pass?: RegisterPass | null
}

/** How many are read at the same time. */
const entriesOnAPage = 100
/** A slice is stored as a whole, so it is large enough that storing costs little, and done within seconds. */
const usualPagesInASlice = 10

/** Approved in each month that was counted, without what was reversed in it. */
const renewalsByMonth = async (
  day: string,
  { reportCounter }: Pick<Services, 'reportCounter'>,
): Promise<RegisterFigures['renewed']> => {
  const months = countedMonths(day, await reportCounter.firstMonth())
  return Promise.all(
    months.map(async (month) => {
      const { done, reversed } = (await reportCounter.read(month)).of('approved')
      return { month, renewals: done.Renewal - reversed.Renewal }
    }),
  )
}

const finish = async (
  before: FiguresCount,
  { tally, after }: Pick<FiguresCount, 'tally' | 'after'>,
  services: Services,
): Promise<FiguresCount> => {
  const { day } = before
  const renewed = await renewalsByMonth(day, services)
  const figures = { ...tally, day, renewed, counted_at: services.clock().toISOString() }
  return services.figures.advance(before, { day, tally, after, finished: true }, figures)
}

/** The next entries in the order of their numbers, each as it is when it is read. */
const countSlice = async (
  before: FiguresCount,
  { pagesInASlice, pass }: Required<Options>,
  services: Services,
): Promise<FiguresCount> => {
  const { day } = before
  const tally = structuredClone(before.tally)
  let { after } = before
  for (let page = 0; page < pagesInASlice; page++) {
    const numbers = await services.publicSearch.numbersAfter(after ?? undefined, entriesOnAPage)
    for (const entry of await services.registrations.of(numbers)) {
      countEntry(tally, entry, day)
      pass?.see(entry, day)
    }
    after = numbers.at(-1) ?? after
    if (numbers.length < entriesOnAPage) return finish(before, { tally, after }, services)
  }
  return services.figures.advance(before, { day, after, tally, finished: false }, null)
}

interface Running extends Required<Options> {
  hasTime: () => boolean
  known: FiguresKnown | undefined
}

/** A count of an earlier day is finished first, as of its day. One that has begun gives newer figures than those that are known. */
const countAll = async (
  today: string,
  { hasTime, known, ...options }: Running,
  services: Services,
): Promise<FiguresCount> => {
  const { pass } = options
  let count = await services.figures.count()
  let isAsked = known && count.finished && (await services.figures.read())?.counted_at === known.counted_at
  while (hasTime() && (!count.finished || count.day < today || isAsked || pass?.isDue(today))) {
    isAsked = false
    if (count.finished) pass?.begin()
    const { version } = count
    const begun = { version, day: today, after: null, finished: false, tally: emptyTally() }
    count = await countSlice(count.finished ? begun : count, options, services)
    if (count.finished) await pass?.end()
  }
  return count
}

/**
 * @param options fewer pages in a slice are for tests
 * @param known the figures that somebody has, who asks for newer ones
 * @returns how far the count of this day has come; null when another run counts.
 */
export const countRegister =
  (services: Services, { pagesInASlice = usualPagesInASlice, pass = null }: Options = {}) =>
  async (
    hasTime: () => boolean,
    known?: FiguresKnown,
  ): Promise<{ day: string; finished: boolean; entries: number } | null> => {
    const { clock, log } = services
    try {
      const today = dayInKarachi(clock())
      const running = { hasTime, pagesInASlice, pass, known }
      const { day, finished, tally } = await countAll(today, running, services)
      const counted = { day, finished: finished && day >= today, entries: tally.entries }
      log({ ts: clock().toISOString(), level: 'info', event: 'REGISTER_COUNTED', ...counted })
      return counted
    } catch (error) {
      if (error instanceof ConditionFailed) return null
      throw error
    }
  }
