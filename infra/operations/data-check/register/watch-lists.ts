import type { Key } from '#functions/platform/table/keys/key.ts'
import { watchedKey } from '#functions/platform/table/keys/register.ts'
import { registrationPrefix, watchedPrefix, watcherPrefix } from '#functions/platform/table/partitions.ts'
import { watchList } from '#functions/register/data/watched.ts'
import { references } from '../references.ts'
import { type Family, keyOf, read } from '../tools.ts'

/** What is not noted the daily look notes; why something is noted for nobody a person has to find out. */
export const watchLists: Family = {
  name: 'watch-lists',
  holds: 'What an organisation was told last stands with each entry that it lists, and with no other.',
  open: (tools) => {
    const noted = references<Key, Key>(tools)
    return {
      see: ({ pk, items }) => {
        for (const [sk, item] of items) {
          if (pk.startsWith(registrationPrefix) && sk.startsWith(watchedPrefix))
            noted.find(keyOf(item), keyOf(item))
          const list = pk.startsWith(watcherPrefix) && sk === 'NUMBERS' ? read(watchList, item) : null
          for (const number of list?.numbers ?? []) {
            const key = watchedKey(number, pk.slice(watcherPrefix.length))
            noted.want(key, key)
          }
        }
      },
      end: () =>
        noted.each(([listed], found) => {
          if (listed && !found) tools.tell(listed, 'An organisation lists this number, and it is not noted.')
          if (!listed && found) tools.tell(found, 'No organisation lists this number.')
        }),
    }
  },
}
