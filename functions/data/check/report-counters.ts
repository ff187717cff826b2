import type { ApplicationStatus, ApplicationTitle } from '#shared/vocabulary.ts'
import {
  formerApplicationKey,
  reportCounterPartition,
  reportOfApplicantsKey,
  reportOfStaffKey,
} from '../keys.ts'
import { actAttribute, cityPrefix, countedAct, monthAt } from '../report-counter.ts'
import { shardOf } from '../shard.ts'
import type { Item } from '../table.ts'
import { counters } from './counted.ts'
import { type CheckedPerson, formsOf, personOf } from './person.ts'
import { type Family, keyOf } from './tools.ts'

type Title = ApplicationTitle

/** The title of the application that a moment belongs to: that of its case, which never changes. */
const titlesOf = (person: CheckedPerson): ((at: string) => Title) => {
  const { id, review, items } = person
  const titles = formsOf(person).map(({ submitted_at, application_title }): [string, Title] => {
    const former = items.get(formerApplicationKey(id, submitted_at).sk)?.review as
      | { application_title?: Title }
      | undefined
    const present = review?.submitted_at === submitted_at ? review.application_title : undefined
    return [submitted_at, former?.application_title ?? present ?? application_title]
  })
  return (at) => titles.findLast(([submitted]) => submitted <= at)?.[1] ?? 'Registration'
}

/** What is reopened was declined, or withdrawn by its applicant. */
const statusBefore = (event: string, before: ApplicationStatus): ApplicationStatus => {
  if (event === 'DECLINE') return 'declined'
  return event === 'WITHDRAWN' ? 'withdrawn' : before
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
    'The reports count each submission, and each act of staff that a history tells of, in its month; as many cities as submissions.',
  open: (tools) => {
    const held = counters(tools, (name) => !name.startsWith(cityPrefix))
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) {
          const titleAt = titlesOf(person)
          let status: ApplicationStatus = 'submitted'
          for (const { event, by, at } of person.events) {
            const before = { status, application_title: titleAt(at) }
            const attribute = countedAct(before, { event, by })
            if (attribute && by) held.count(reportOfStaffKey(monthAt(new Date(at)), by.id), attribute)
            status = statusBefore(event, status)
          }
          for (const { submitted_at } of formsOf(person))
            held.count(
              reportOfApplicantsKey(monthAt(new Date(submitted_at)), shardOf(person.id)),
              actAttribute('submitted', titleAt(submitted_at)),
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
