import { createHash } from 'node:crypto'
import { snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import { snapshotPrefix } from '#functions/platform/table/partitions.ts'
import { type Family, keyOf } from '../tools.ts'
import { formsOf, itemsBelow, personOf } from './person.ts'

const digestOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

export const versions: Family = {
  name: 'versions',
  holds:
    'The versions of an application are numbered without a gap, each has the digest of its content, and its form names the last one.',
  open: ({ tell }) => ({
    see: (group) => {
      const person = personOf(group)
      if (!person) return
      for (const item of itemsBelow(group, snapshotPrefix))
        if (digestOfText(String(item.content)) !== item.digest)
          tell(keyOf(item), 'The content of this version is not that of its digest.')
      for (const { submitted_at, snapshot } of formsOf(person)) {
        const own = itemsBelow(group, `${snapshotPrefix}${submitted_at}#`)
        const last = own.at(-1)
        const key = snapshotKey(person.id, submitted_at, own.length)
        if (own.some(({ number }, place) => number !== place + 1)) tell(key, 'A version is missing.')
        if (!last) tell(key, 'The form names a version that is not there.')
        else if (snapshot.number !== last.number || snapshot.digest !== last.digest)
          tell(key, 'The form names another last version.')
      }
    },
  }),
}
