/** Receipts of pay orders and demand drafts. Their serials have no gaps: the next one follows the last that is stored. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import { instrumentKey, receiptKey } from '#functions/platform/table/keys/payments.ts'
import { receiptsPartition } from '#functions/platform/table/partitions.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { put, putNew, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { type Receipt, receipt as receiptRecord } from '#shared/payments/records/receipt.ts'
import { bookInHand } from './money-counter.ts'

const receiptsOnAPage = 25
const digitsOfNumber = 5

type Instrument = Pick<Receipt, 'bank' | 'number'>

/** A bank may be written in Urdu. */
export const keyOfInstrument = ({ bank, number }: Instrument) =>
  instrumentKey(bank.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''), plainNumber(number))

/** The serial after this one of the same year. */
export const serialAfter = (serial: string): string => {
  const [year = '', number = '0'] = serial.split('-')
  return `${year}-${String(Number(number) + 1).padStart(digitsOfNumber, '0')}`
}

/** The writes of a receipt, on condition that neither its serial nor its instrument is taken. */
export const writesForNewReceipt = (receipt: Receipt, { requestId, now }: Attempt): Write[] => [
  putNew(storedItem(receiptKey(receipt.serial), receipt)),
  putNew(storedItem(keyOfInstrument(receipt), { serial: receipt.serial, made_by: requestId })),
  bookInHand(receipt.amount, now),
]

/** The writes of what becomes of a receipt, on condition that it is as it was read. */
export const writesForOutcome = (
  before: Receipt,
  outcome: NonNullable<Receipt['outcome']>,
  { requestId, now }: Attempt,
): Write[] => [
  put(storedItem(receiptKey(before.serial), { ...before, outcome, changed_by: requestId }), {
    ConditionExpression: 'outcome = :before',
    ExpressionAttributeValues: { ':before': before.outcome },
  }),
  ...(before.outcome ? [] : [bookInHand(-before.amount, now)]),
  // A wrong receipt is written again: its instrument may be taken in once more.
  ...(outcome.as === 'cancelled' ? [remove(keyOfInstrument(before))] : []),
]

export const receipts = ({ table }: AppContext) => {
  /** With the request that has changed it last. */
  const read = async (serial: string): Promise<(Receipt & { changed_by?: string }) | null> => {
    const item = await table.get(receiptKey(serial), { consistent: true })
    return item && { ...receiptRecord.parse(item), changed_by: String(item.changed_by) }
  }
  return {
    read,

    /** The receipt by which an instrument was taken in, and the request that gave it. */
    ofInstrument: async (instrument: Instrument) => {
      const item = await table.get(keyOfInstrument(instrument), { consistent: true })
      const receipt = item && (await read(String(item.serial)))
      return receipt && { receipt, made_by: String(item.made_by) }
    },

    nextSerial: async (year: string): Promise<string> => {
      const beginning = `${year}-`
      const [last] = await table.query({
        ...within(receiptsPartition, { beginning }),
        ...{ ScanIndexForward: false, Limit: 1, ConsistentRead: true },
      })
      return serialAfter(String(last?.sk ?? beginning))
    },

    /** The newest first. */
    page: async (cursor?: string) => {
      const items = await table.query({
        ...within(receiptsPartition),
        ...{ ScanIndexForward: false, Limit: receiptsOnAPage, ConsistentRead: true },
        ...(cursor && { ExclusiveStartKey: receiptKey(fromCursor(cursor)) }),
      })
      const next = items.length === receiptsOnAPage ? toCursor(String(items.at(-1)?.sk)) : null
      return { entries: items.map((item) => receiptRecord.parse(item)), next }
    },

    /** @returns false when one of the conditions was not met */
    write: (writes: Write[]): Promise<boolean> => table.tryWrite(writes),
  }
}
