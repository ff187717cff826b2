/** Keys of old registers, with their files, rows and pages. */
import { bookPrefix, booksPartition } from '../partitions.ts'
import type { Key } from './key.ts'

/** Old registers: a council has tens of them. */
export const bookKey = (id: string): Key => ({ pk: booksPartition, sk: id })
/** Its files, the rows of each in parts, and the scans of its pages. */
export const bookPartition = (id: string): string => `${bookPrefix}${id}`
const twoDigits = (file: number): string => String(file).padStart(2, '0')
export const bookFilesPrefix = 'FILE#'
export const bookFileKey = (id: string, file: number): Key => ({
  pk: bookPartition(id),
  sk: `${bookFilesPrefix}${twoDigits(file)}`,
})
interface PartPlace {
  file: number
  part: number
}
const bookPartKeyOf =
  (kind: 'PART' | 'RESULT' | 'UNDONE') =>
  (id: string, { file, part }: PartPlace): Key => ({
    pk: bookPartition(id),
    sk: `${kind}#${twoDigits(file)}#${String(part).padStart(4, '0')}`,
  })
/** Rows that were sent together. */
export const bookPartKey = bookPartKeyOf('PART')
/** Their results. */
export const bookResultKey = bookPartKeyOf('RESULT')
/** Records that they were undone, with the rows that stayed. */
export const bookUndoneKey = bookPartKeyOf('UNDONE')
export const bookPagesPrefix = 'PAGE#'
export const bookPageKey = (id: string, page: string): Key => ({
  pk: bookPartition(id),
  sk: `${bookPagesPrefix}${page}`,
})
