/** Keys as they are printed: an operator finds the item, and reads no e-mail address, CNIC, name or challan. */
import type { Key } from '#functions/platform/table/keys/key.ts'
import {
  applicantPrefix,
  bankFormatsPartition,
  bankImportPrefix,
  bankImportsPartition,
  bookPrefix,
  booksPartition,
  changeRequestsPartition,
  checkedPrefix,
  checkerPrefix,
  claimsPartition,
  closingsPartition,
  cnicRequestsPartition,
  concernsPartition,
  counterPrefix,
  dayBookPartition,
  expiryPrefix,
  exportsPartition,
  feeSchedulePartition,
  outboxPrefix,
  receiptsPartition,
  registrationPrefix,
  rosterPartition,
  searchPrefix,
  staffPrefix,
  termPartition,
  walkInsPartition,
  watcherPrefix,
  watchersPartition,
  workListPrefix,
} from '#functions/platform/table/partitions.ts'
import { storeOfFiles } from './documents/files.ts'

/** Their keys hold ids, numbers of the register and times only. */
const shownWhole = [
  ...[applicantPrefix, staffPrefix, registrationPrefix, bookPrefix, bankImportPrefix, counterPrefix],
  ...[checkedPrefix, checkerPrefix, expiryPrefix, workListPrefix, outboxPrefix, storeOfFiles],
  ...[
    changeRequestsPartition,
    claimsPartition,
    closingsPartition,
    cnicRequestsPartition,
    concernsPartition,
    walkInsPartition,
    watcherPrefix,
    watchersPartition,
    rosterPartition,
    exportsPartition,
    bankFormatsPartition,
    dayBookPartition,
    receiptsPartition,
    bankImportsPartition,
  ],
  ...[booksPartition, feeSchedulePartition, termPartition],
]

const afterLast = (text: string): string => text.slice(text.lastIndexOf('#') + 1)

export const shownKey = ({ pk, sk }: Key): string => {
  if (shownWhole.some((whole) => pk.startsWith(whole))) return `${pk} ${sk}`
  const [first = '', second = ''] = pk.split('#')
  // A search entry ends with the id that it finds.
  return pk.startsWith(searchPrefix) ? `${first}#${second}#… …#${afterLast(sk)}` : `${first}#…`
}
