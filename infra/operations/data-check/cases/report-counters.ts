import {
  actAttribute,
  cityPrefix,
  countedAct,
  monthAt,
} from '#functions/applications/data/counters/report-counter.ts'
import { snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import {
  reportCounterPartition,
  reportOfApplicantsKey,
  reportOfStaffKey,
} from '#functions/platform/table/keys/counters.ts'
import { snapshotPrefix } from '#functions/platform/table/partitions.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import type { Item } from '#functions/platform/table/table.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { type CheckedPerson, formsOf, itemsBelow, personOf } from '../applications/person.ts'
import { counters } from '../counted.ts'
import { type Family, keyOf } from '../tools.ts'

type Title = ApplicationTitle

const titleIn = (content: string): Title | undefined => {
  try {
    return JSON.parse(content).application_form?.application_title
  } catch {
    return undefined // `versions.ts` tells
  }
}

/**
 * The title of the application at a moment: a return may correct it, and the case follows when it is sent again. Each version tells,
 * apart from one that was made by declining what was never sent again.
 */
const titlesOf = ({ id, items, review, formers }: CheckedPerson) => {
  const cases: { submitted_at: string; application_title: Title }[] = [
    ...formers.map(({ item }) => item.review as { submitted_at: string; application_title: Title }),
    ...(review ? [review] : []),
  ]
  const versions = itemsBelow({ items }, snapshotPrefix).flatMap(({ sk, at, cause, content }) => {
    const title = titleIn(String(content))
    return cause === 'declined' || !title ? [] : [{ sk: String(sk), at: String(at), title }]
  })
  const titleOf = (submittedAt: string, isBefore: (at: string) => boolean): Title => {
    const own = versions.filter(({ sk }) => sk.startsWith(snapshotKey(id, submittedAt, 0).sk.slice(0, -4)))
    const told = own.findLast(({ at }, place) => place === 0 || isBefore(at))?.title
    return (
      told ??
      cases.find(({ submitted_at }) => submitted_at === submittedAt)?.application_title ??
      'Registration'
    )
  }
  const submissions = cases.map(({ submitted_at }) => submitted_at)
  return {
    atSubmission: (submittedAt: string): Title => titleOf(submittedAt, () => false),
    at: (moment: string): Title =>
      titleOf(submissions.findLast((submitted) => submitted <= moment) ?? '', (at) => at < moment),
  }
}

/** A reopened application was declined, withdrawn by its applicant, or had ended unpaid. */
const statusBefore = (event: string, before: ApplicationStatus): ApplicationStatus => {
  if (event === 'DECLINE') return 'declined'
  if (event === 'WITHDRAWN') return 'withdrawn'
  return event === 'ENDED_UNPAID' ? 'ended-unpaid' : before
}

const citiesIn = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, n]) => (name.startsWith(cityPrefix) ? sum + Number(n) : sum), 0)
const submittedIn = (item: Item): number =>
  Object.entries(item).reduce(
    (sum, [name, n]) => (name.startsWith(actAttribute('submitted', '' as Title)) ? sum + Number(n) : sum),
    0,
  )

export const reportCounters: Family = {
  name: 'report-counters',
  holds:
    'The reports count each submission, and each act of staff in a history, in its month. They count as many cities as submissions.',
  open: (tools) => {
    const held = counters(tools, (name) => !name.startsWith(cityPrefix))
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) {
          const titles = titlesOf(person)
          let status: ApplicationStatus = 'submitted'
          for (const { event, by, at } of person.events) {
            const before = { status, application_title: titles.at(at) }
            const attribute = countedAct(before, { event, by })
            if (attribute && by) held.count(reportOfStaffKey(monthAt(new Date(at)), by.id), attribute)
            status = statusBefore(event, status)
          }
          for (const { submitted_at } of formsOf(person))
            held.count(
              reportOfApplicantsKey(monthAt(new Date(submitted_at)), shardOf(person.id)),
              actAttribute('submitted', titles.atSubmission(submitted_at)),
            )
        }
        if (group.pk !== reportCounterPartition) return
        for (const item of group.items.values()) {
          held.find(item)
          if (citiesIn(item) !== submittedIn(item))
            tools.tell(keyOf(item), 'The cities of a month do not add up to its submissions.')
        }
      },
      end: held.end,
    }
  },
}
