import { Link } from 'react-router-dom'
import { bankImportPath } from '#shared/paths.ts'
import type { BankImport } from '#shared/payments/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { OlderButton } from '#web/ui/older-button.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { type CursorPage, useOlderPages } from '#web/ui/use-older-pages.ts'
import { summarizeImport } from './row-counts.ts'

const read = async (cursor?: string, signal?: AbortSignal) => {
  const { data } = await api.bankStatement.list({ query: { cursor } }, { signal })
  return { entries: data.imports, next: data.next }
}

const Entry = ({ bankImport }: { bankImport: BankImport }) => (
  <li>
    <Link to={bankImportPath(bankImport.id)}>{formatMoment(bankImport.at)}</Link>:{' '}
    {summarizeImport(bankImport)}
    <span className="text-muted">
      <bdi>{bankImport.by.name}</bdi>, <bdi>{bankImport.file_name}</bdi>
    </span>
  </li>
)

const Imports = ({ first }: { first: CursorPage<BankImport> }) => {
  const { entries, ...older } = useOlderPages(first, read)
  if (entries.length === 0) return <p>Nothing has been imported yet.</p>
  return (
    <>
      <ol className="bank-imports">
        {entries.map((bankImport) => (
          <Entry key={bankImport.id} bankImport={bankImport} />
        ))}
      </ol>
      <OlderButton {...older} />
    </>
  )
}

/** Previous imports, newest first. */
export const ImportList = () => {
  const loaded = useApi((signal) => read(undefined, signal), [])
  return (
    <section className="card" aria-labelledby="imports">
      <h2 id="imports">Previous imports</h2>
      <WhenLoaded from={loaded}>{(first) => <Imports first={first} />}</WhenLoaded>
    </section>
  )
}
