import { useState } from 'react'
import { Link } from 'react-router-dom'
import { bankImportPath } from '#shared/paths.ts'
import type { BankImport } from '#shared/records/bank-statement.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import { momentWords } from '#web/ui/moments.ts'
import { summarizeImport } from './row-counts.ts'

interface ListPage {
  imports: BankImport[]
  next: string | null
}

const Entry = ({ bankImport }: { bankImport: BankImport }) => (
  <li>
    <Link to={bankImportPath(bankImport.id)}>{momentWords(bankImport.at)}</Link>:{' '}
    {summarizeImport(bankImport)}
    <span className="text-muted">
      <bdi>{bankImport.by.name}</bdi>, <bdi>{bankImport.file_name}</bdi>
    </span>
  </li>
)

const Pages = ({ first }: { first: ListPage }) => {
  const [{ imports, next }, setPage] = useState(first)
  const [failure, setFailure] = useState<ApiFailure>()
  const older = async (cursor: string) => {
    setFailure(undefined)
    try {
      const { data } = await api.bankStatement.list({ query: { cursor } })
      setPage({ imports: [...imports, ...data.imports], next: data.next })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  if (imports.length === 0) return <p>Nothing has been imported yet.</p>
  return (
    <>
      <ol className="bank-imports">
        {imports.map((bankImport) => (
          <Entry key={bankImport.id} bankImport={bankImport} />
        ))}
      </ol>
      {failure && next && <LoadFailure failure={failure} onRetry={() => void older(next)} />}
      {next && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => void older(next)}>
          Older
        </button>
      )}
    </>
  )
}

/** Former imports, newest first. */
export const ImportList = () => {
  const loaded = useApi(async (signal) => (await api.bankStatement.list({ query: {} }, { signal })).data, [])
  return (
    <section className="card" aria-labelledby="imports">
      <h2 id="imports">Former imports</h2>
      <WhenLoaded from={loaded}>{(first) => <Pages first={first} />}</WhenLoaded>
    </section>
  )
}
