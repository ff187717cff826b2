import { storedDocument } from '#functions/documents/data/stored-document.ts'
import { sentFileKey } from '#functions/platform/table/keys/applicants.ts'
import { sentFilePrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { ifAbsent, put, remove, storedItem } from '#functions/platform/table/write.ts'
import { itemsBelow, personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import { type Family, ifAsRead, keyOf, read } from '../tools.ts'

export const sentFiles: Family = {
  name: 'sent-files',
  holds: 'For each document it is recorded who has sent its bytes.',
  open: (tools) => {
    const sent = references<{ id: string; sha256: string; by: Item }, Item>(tools)
    const people = new Set<string>()
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) {
          people.add(person.id)
          for (const item of itemsBelow(group, 'DOCUMENT#')) {
            const document = read(storedDocument, item)
            if (document)
              sent.want(sentFileKey(document.sha256, person.id), {
                id: person.id,
                sha256: document.sha256,
                by: item,
              })
          }
        }
        if (group.pk.startsWith(sentFilePrefix))
          for (const item of group.items.values()) sent.find(keyOf(item), item)
      },
      end: () =>
        sent.each(([document], item) => {
          if (document && !item) {
            const key = sentFileKey(document.sha256, document.id)
            tools.tell(keyOf(document.by), 'It is not known who has sent this document.', [
              put(storedItem(key, { user_id: document.id }), ifAbsent),
            ])
          }
          // The entry of a file that was replaced stays with its person.
          if (item && !document && !people.has(String(item.user_id)))
            tools.tellLeftover(keyOf(item), 'The person who sent this file has no records any more.', [
              remove(keyOf(item), ifAsRead(item)),
            ])
        }),
    }
  },
}
