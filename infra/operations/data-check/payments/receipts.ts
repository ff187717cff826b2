import { keyOfInstrument, serialAfter } from '#functions/payments/data/receipt.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { depositKey, receiptKey } from '#functions/platform/table/keys/payments.ts'
import { depositPrefix, instrumentPrefix, receiptsPartition } from '#functions/platform/table/partitions.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { receipt as receiptRecord } from '#shared/payments/records/receipt.ts'
import { references } from '../references.ts'
import { type Family, keyOf, read } from '../tools.ts'

export const receipts: Family = {
  name: 'receipts',
  holds:
    'The serials of receipts have no gaps, an instrument is in one receipt that is not cancelled, and a realised one has its deposit.',
  open: (tools) => {
    const { tell } = tools
    const serials = references<Key, true>(tools)
    const instruments = references<Key, Key>(tools)
    const deposits = references<Key, true>(tools)
    return {
      see: ({ pk, items }) => {
        for (const item of items.values()) {
          const key = keyOf(item)
          if (pk.startsWith(depositPrefix)) deposits.find(key, true)
          if (pk.startsWith(instrumentPrefix)) instruments.find(key, receiptKey(String(item.serial)))
          const receipt = pk === receiptsPartition ? read(receiptRecord, item) : null
          if (!receipt) continue
          const { serial, outcome } = receipt
          serials.find(serialAfter(serial), true)
          if (serial !== serialAfter(serial.slice(0, 5))) serials.want(serial, key)
          if (outcome?.as !== 'cancelled') instruments.want(keyOfInstrument(receipt), key)
          if (outcome?.challan_no) deposits.want(depositKey(plainNumber(outcome.challan_no)), key)
        }
      },
      end: () => {
        serials.each((wanted, isThere) => {
          for (const key of isThere ? [] : wanted) tell(key, 'The receipt before this one is not there.')
        })
        instruments.each((wanted, named) => {
          for (const key of wanted)
            if (key.sk !== named?.sk)
              tell(key, 'The instrument of this receipt is in another one, or in none.')
          if (named && wanted.length === 0) tell(named, 'An instrument names this receipt, which has it not.')
        })
        deposits.each((wanted, isThere) => {
          for (const key of isThere ? [] : wanted) tell(key, 'The deposit of this receipt is not there.')
          for (const key of wanted.slice(1)) tell(key, 'Another receipt has the deposit of this one.')
        })
      },
    }
  },
}
