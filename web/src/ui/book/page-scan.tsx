import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { PaperFile } from '#web/ui/document/paper-file.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

/** The scan of a page of an old book. */
export const PageScan = ({ book, page }: { book: string; page: string }) => {
  const loaded = useApi(
    async (signal) => (await api.books.page({ params: { id: book, page } }, { signal })).data,
    [book, page],
  )
  return (
    <WhenLoaded from={loaded}>{(bytes) => <PaperFile bytes={bytes} label={`Page ${page}`} />}</WhenLoaded>
  )
}
