import { depositPlace } from '#functions/payments/data/deposit-writes.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { challanKey, depositKey } from '#functions/platform/table/keys/payments.ts'
import { challanPrefix, depositPrefix, openDepositsPartition } from '#functions/platform/table/partitions.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { check, ifAbsent, put, remove } from '#functions/platform/table/write.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { deposit as depositRecord } from '#shared/payments/records/deposit.ts'
import { references } from '../references.ts'
import { type Family, ifAsRead, isSame, keyOf, nameOf, read } from '../tools.ts'

interface Wanted {
  key: Key
  place: Item & Key
  record: Item
}

const unchanged = (record: Item): Write => check({ Key: { ...keyOf(record) }, ...ifAsRead(record) } as never)

export const deposits: Family = {
  name: 'deposits',
  holds:
    'A deposit without an application is on the list of open deposits, and one that was set aside or taken back by the bank is on the other list, with the same data. A deposit that was matched has paid for its application.',
  open: (tools) => {
    const { tell } = tools
    const places = references<Wanted, Item>(tools)
    const challans = references<{ key: Key; owner: string | null }, string>(tools)
    return {
      see: ({ pk, items }) => {
        for (const item of items.values()) {
          const record = pk.startsWith(depositPrefix) ? read(depositRecord, item) : null
          if (record) {
            const key = depositKey(plainNumber(record.challan_no))
            const place = depositPlace(record)
            if (place) places.want(nameOf(place), { key, place, record: item })
            const owner = record.settled ? (record.settled.application?.id ?? null) : ''
            if (owner !== null) challans.want(challanKey(plainNumber(record.challan_no)), { key, owner })
          }
          if (pk === openDepositsPartition) places.find(keyOf(item), item)
          if (pk.startsWith(challanPrefix)) challans.find({ pk, sk: String(item.sk) }, String(item.user_id))
        }
      },
      end: () => {
        places.each((wanted, is) => {
          for (const { key, place, record } of wanted) {
            const copy = is && { pk: is.pk, sk: is.sk, _v: is._v, ...read(depositRecord, is) }
            if (!isSame(copy, place))
              tell(key, 'The list of deposits does not show this deposit as it is.', [
                put(place, is ? ifAsRead(is) : ifAbsent),
                unchanged(record),
              ])
          }
          if (is && wanted.length === 0)
            tell(keyOf(is), 'The list shows a deposit that does not belong there.', [
              remove(keyOf(is), ifAsRead(is)),
            ])
        })
        challans.each((wanted, owner = '') => {
          for (const { key, owner: should } of wanted)
            if (owner !== should)
              tell(
                key,
                should === ''
                  ? 'A deposit without an application has paid for one.'
                  : 'A matched deposit has not paid for its application.',
              )
        })
      },
    }
  },
}
