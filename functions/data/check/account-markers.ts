import { cnicKey, emailKey } from '#functions/data/keys/accounts.ts'
import type { Key } from '#functions/data/keys/key.ts'
import type { Item } from '#functions/data/table/table.ts'
import { cnicPrefix, emailPrefix } from '../partitions.ts'
import { personOf } from './person.ts'
import { references } from './references.ts'
import { type Family, keyOf } from './tools.ts'

/** Whether it is a former address that can still be restored. */
const isReserved = ({ ttl }: Item): boolean => ttl !== undefined

const neverExpires = ({ ttl }: Item): boolean => ttl === undefined

export const accountMarkers: Family = {
  name: 'accounts',
  holds:
    'All records of a person belong to an account. Each e-mail address and each CNIC belongs to one open account only. No session has a later generation than its account.',
  open: (tools) => {
    const { tell } = tools
    const markers = references<{ id: string; account: Key; isOpen: boolean }, Item>(tools)
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) {
          const { id, account, items } = person
          const key = { pk: group.pk, sk: 'ACCOUNT' }
          if (!items.has('ACCOUNT') && [...items.values()].some(neverExpires))
            tell(key, 'There are records of a person without an account.')
          if (!account) return
          const isOpen = !account.closed_at
          markers.want(emailKey(account.email), { id, account: key, isOpen })
          markers.want(cnicKey(account.cnic), { id, account: key, isOpen })
          for (const [sk, { generation }] of items)
            if (sk.startsWith('SESSION#') && Number(generation) > account.session_generation)
              tell({ pk: group.pk, sk }, 'This session is ahead of its account.')
        }
        if (group.pk.startsWith(emailPrefix) || group.pk.startsWith(cnicPrefix))
          for (const item of group.items.values()) markers.find(keyOf(item), item)
      },
      end: () =>
        markers.each((owners, marker) => {
          for (const { id, account, isOpen } of owners)
            if (isOpen && (marker?.user_id !== id || isReserved(marker)))
              tell(account, 'An open account does not hold its e-mail address or its CNIC.')
          if (marker && !isReserved(marker) && !owners.some(({ id }) => id === marker.user_id))
            tell(keyOf(marker), 'This e-mail address or CNIC is kept for an account that does not have it.')
        }),
    }
  },
}
