import { cnicKey, emailKey } from '#functions/platform/table/keys/accounts.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { cnicPrefix, emailPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import { type Family, keyOf } from '../tools.ts'

/** Whether it is a former address that can still be restored. */
const isReserved = ({ ttl }: Item): boolean => ttl !== undefined

const neverExpires = ({ ttl }: Item): boolean => ttl === undefined

export const accountMarkers: Family = {
  name: 'accounts',
  holds:
    'All records of a person belong to an account. Each e-mail address and each CNIC belongs to one open account only, and a former address is reserved while it can be restored. No session has a later generation than its account.',
  open: (tools) => {
    const { tell, now } = tools
    const markers = references<{ id: string; account: Key; isOpen: boolean; isFormer: boolean }, Item>(tools)
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) {
          const { id, account, items } = person
          const key = { pk: group.pk, sk: 'ACCOUNT' }
          if (!items.has('ACCOUNT') && [...items.values()].some(neverExpires))
            tell(key, 'There are records of a person without an account.')
          if (!account) return
          const holder = { id, account: key, isOpen: !account.closed_at, isFormer: false }
          if (account.email) markers.want(emailKey(account.email), holder)
          markers.want(cnicKey(account.cnic), holder)
          for (const { email, until } of account.former_emails ?? [])
            if (email !== account.email && until * 1000 > now.getTime())
              markers.want(emailKey(email), { ...holder, isFormer: true })
          for (const [sk, { generation }] of items)
            if (sk.startsWith('SESSION#') && Number(generation) > account.session_generation)
              tell({ pk: group.pk, sk }, 'This session is ahead of its account.')
        }
        if (group.pk.startsWith(emailPrefix) || group.pk.startsWith(cnicPrefix))
          for (const item of group.items.values()) if (item.sk === 'TAKEN') markers.find(keyOf(item), item)
      },
      end: () =>
        markers.each((owners, marker) => {
          for (const { id, account, isOpen, isFormer } of owners)
            if (isOpen && (marker?.user_id !== id || isReserved(marker) !== isFormer))
              tell(
                account,
                isFormer
                  ? 'A former e-mail address that can be restored is not reserved.'
                  : 'An open account does not hold its e-mail address or its CNIC.',
              )
          if (marker && !isReserved(marker) && !owners.some(({ id }) => id === marker.user_id))
            tell(keyOf(marker), 'This e-mail address or CNIC is kept for an account that does not have it.')
        }),
    }
  },
}
