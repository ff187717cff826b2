import { registrationCounterKey } from '#functions/platform/table/keys/counters.ts'
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { registrationChangePrefix, registrationPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { category, countIn } from '#functions/register/data/registration-number.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { itemsBelow } from '../applications/person.ts'
import { correctCounts } from '../counted.ts'
import { type Family, read } from '../tools.ts'

/** Given by an approval in the portal, not written in a book or on an old certificate. */
const isGiven = ({ event, by }: Item): boolean => event === 'CREATED' && Boolean(by)

export const registerNumbers: Family = {
  name: 'register-numbers',
  holds:
    'The counter of registration numbers has reached every number that an approval has issued, and knows the first one.',
  open: ({ tell, isMine }) => {
    const key = registrationCounterKey(category)
    let counter: Item | undefined
    let highest = 0
    let lowest = Number.POSITIVE_INFINITY
    return {
      see: (group) => {
        if (group.pk === key.pk) counter = group.items.get(key.sk)
        if (!group.pk.startsWith(registrationPrefix)) return
        const entry = read(registrationRecord, group.items.get(registrationKey('').sk))
        if (!entry || !itemsBelow(group, registrationChangePrefix).some(isGiven)) return
        highest = Math.max(highest, countIn(entry.number))
        lowest = Math.min(lowest, countIn(entry.number))
      },
      end: () => {
        const last = Number(counter?.n ?? 0)
        if (!isMine(key.pk) || highest === 0) return
        if (Number(counter?.first_given ?? lowest + 1) > lowest)
          tell(key, `The counter does not know that ${lowest} was given first.`, [
            correctCounts(key, counter, { first_given: lowest }),
          ])
        if (last < highest)
          tell(key, `The counter is at ${last}, and ${highest} was given.`, [
            correctCounts(key, counter, { n: highest }),
          ])
      },
    }
  },
}
