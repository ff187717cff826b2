import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { LoadedPaper } from '#web/ui/document/loaded-paper.tsx'

/** The scan of a page of an old book. */
export const PageScan = ({ book, page }: { book: string; page: string }) => {
  const loaded = useApi(
    async (signal) => (await api.books.page({ params: { id: book, page } }, { signal })).data,
    [book, page],
  )
  return <LoadedPaper from={loaded} label={`Page ${page}`} />
}
