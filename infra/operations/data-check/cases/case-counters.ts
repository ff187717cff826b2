import { queueAttributes } from '#functions/applications/data/case/queue-attributes.ts'
import { holderOf, tracksOf } from '#functions/applications/data/case/stored-case.ts'
import { placeOf } from '#functions/applications/data/counters/queue-counter.ts'
import {
  assignedCounterKey,
  assignedCounterPartition,
  groupCounterKey,
  groupCounterPartition,
  queueCounterKey,
  queueCounterPartition,
} from '#functions/platform/table/keys/counters.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import { shownStatus } from '#shared/applications/rules/application-lifecycle.ts'
import { personOf } from '../applications/person.ts'
import { counters } from '../counted.ts'
import type { Family } from '../tools.ts'

const counted = [queueCounterPartition, groupCounterPartition, assignedCounterPartition]

export const caseCounters: Family = {
  name: 'case-counters',
  holds:
    'The counters agree with the number of cases in each status, in each group, and assigned to each member of staff.',
  open: (tools) => {
    const held = counters(tools, (name) => name !== 'shared_at')
    return {
      see: (group) => {
        const person = personOf(group)
        if (person?.review) {
          const { id, review } = person
          const tracks = tracksOf(review)
          const status = shownStatus(tracks)
          held.count(queueCounterKey(shardOf(id)), status)
          const { filter_pk } = queueAttributes({ ...review, status }, tracks.fee)
          held.count(groupCounterKey(status, shardOf(id)), placeOf(filter_pk).group)
          const assignee = holderOf({ ...review, status })
          if (assignee) held.count(assignedCounterKey(assignee), 'cases')
        }
        if (counted.includes(group.pk)) for (const item of group.items.values()) held.find(item)
      },
      end: held.end,
    }
  },
}
