import { rosterKey, staffEmailKey } from '#functions/platform/table/keys/staff.ts'
import { rosterPartition, staffEmailPrefix, staffPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { personAttribute, putOnRoster, rosterEntry } from '#functions/staff/data/roster.ts'
import { rosterEntryOf, staffAccount } from '#functions/staff/data/staff.ts'
import { references } from '../references.ts'
import { type Family, isSame, keyOf, read } from '../tools.ts'

export const staffLists: Family = {
  name: 'staff',
  holds:
    'Each account of staff has its own e-mail address and the same data on the roster, and the roster lists nobody else.',
  open: (tools) => {
    const { tell, isMine } = tools
    const markers = references<string, Item>(tools)
    const people = new Map<string, Item>()
    let roster: Item | undefined
    return {
      see: ({ pk, items }) => {
        const item = pk.startsWith(staffPrefix) ? items.get('ACCOUNT') : undefined
        const account = read(staffAccount, item)
        if (item && account) {
          people.set(account.id, item)
          markers.want(staffEmailKey(account.email), account.id)
          for (const [sk, { generation }] of items)
            if (sk.startsWith('SESSION#') && Number(generation) > account.session_generation)
              tell({ pk, sk }, 'This session is ahead of its account.')
        }
        if (pk.startsWith(staffEmailPrefix))
          for (const marker of items.values()) markers.find(keyOf(marker), marker)
        if (pk === rosterPartition) roster = items.get(rosterKey.sk)
      },
      end: () => {
        markers.each((owners, marker) => {
          for (const id of owners)
            if (marker?.staff_id !== id)
              tell(
                { pk: `${staffPrefix}${id}`, sk: 'ACCOUNT' },
                'This account does not hold its e-mail address.',
              )
          if (marker && !owners.includes(String(marker.staff_id)))
            tell(keyOf(marker), 'This e-mail address is kept for an account of staff that does not have it.')
        })
        if (!isMine(rosterPartition)) return
        for (const [id, item] of people) {
          const account = read(staffAccount, item)
          if (!account) continue
          const row = rosterEntryOf(account)
          if (!isSame(roster?.[personAttribute(id)], rosterEntry.parse(row)))
            tell(
              { pk: `${staffPrefix}${id}`, sk: 'ACCOUNT' },
              'The roster does not say what the account says.',
              [putOnRoster(id, row, Number(roster?.version ?? 0))],
            )
        }
        for (const name of Object.keys(roster ?? {}))
          if (name.startsWith(personAttribute('')) && !people.has(name.slice(personAttribute('').length)))
            tell(rosterKey, 'The roster names somebody who has no account.')
      },
    }
  },
}
