import { type Book, type BookFile, bookRowsPerPart } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { useSlices } from '#web/ui/slices.tsx'

type PartOf = { file: number; part: number }

/** Every part of these files, one after the other. */
const partsIn = (files: readonly Pick<BookFile, 'file' | 'parts'>[]): PartOf[] =>
  files.flatMap(({ file, parts }) => Array.from({ length: parts }, (_, part) => ({ file, part })))

/** Calls the service for each part; after a failure it continues where it stopped. */
const useParts = (call: (place: PartOf) => Promise<unknown>) => {
  const slices = useSlices(bookRowsPerPart)
  const run = async (files: readonly Pick<BookFile, 'file' | 'parts'>[]): Promise<boolean> => {
    const all = partsIn(files)
    return slices.run(all.length * bookRowsPerPart, async (from) => {
      const place = all[from / bookRowsPerPart]
      if (place) await call(place)
    })
  }
  return { ...slices, run }
}

/** Takes the rows that have been sent into the register. */
export const useImporting = ({ id }: Pick<Book, 'id'>) =>
  useParts((body) => api.books.import({ params: { id }, body }))

/** Takes the entries of an undone book out of the register. */
export const useUndoing = ({ id }: Pick<Book, 'id'>) =>
  useParts((body) => api.books.undo({ params: { id }, body }))
