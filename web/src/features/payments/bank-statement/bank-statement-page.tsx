import '#web/theme/payments/bank-statement.scss'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { bankImportPath } from '#shared/paths.ts'
import { type BankImport, mostBankRows } from '#shared/payments/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { whole } from '#web/ui/whole.tsx'
import { DepositsCard } from './deposits/deposits-card.tsx'
import { MappingCard } from './mapping-card.tsx'
import { MonthsCard } from './months-card.tsx'
import { PreviewCard } from './preview.tsx'
import { summarizeImport } from './row-counts.ts'
import { largestFileInMegabytes, useStatement } from './use-statement.ts'

const read = async (cursor?: string, signal?: AbortSignal) => {
  const { data } = await api.bankStatement.list({ query: { cursor } }, { signal })
  return { entries: data.imports, next: data.next }
}

const Entry = ({ bankImport }: { bankImport: BankImport }) => (
  <li>
    <Link to={bankImportPath(bankImport.id)}>{whole(formatMoment(bankImport.at))}</Link>:{' '}
    {summarizeImport(bankImport)}
    <span className="text-muted">
      <Typed>{bankImport.by.name}</Typed>, <Typed>{bankImport.file_name}</Typed>
    </span>
  </li>
)

/** Previous imports, newest first. */
const ImportList = () => (
  <section className="card" aria-labelledby="imports">
    <h2 id="imports">Previous imports</h2>
    <PagedList read={read} empty={<p>Nothing has been imported yet.</p>}>
      {(entries) => (
        <ol className="bank-imports">
          {entries.map((bankImport) => (
            <Entry key={bankImport.id} bankImport={bankImport} />
          ))}
        </ol>
      )}
    </PagedList>
  </section>
)

const Chooser = ({ refusal, onFile }: { refusal: string | undefined; onFile: (file: File) => void }) => (
  <section className="card" aria-labelledby="choose">
    <h2 id="choose">Import payments</h2>
    <div className={refusal ? 'field field-invalid' : 'field'}>
      <p className="form-text" id="statement-hint">
        The file of the bank as it is, CSV or Excel (.xlsx), with lines above the headings and a debit column
        or not. At most {mostBankRows.toLocaleString('en')} rows and {`${largestFileInMegabytes}\u00a0MB`}.
        Nothing is verified before you have seen the result of each row.
      </p>
      <FileButton
        id="statement"
        accept=".csv,.xlsx,text/csv"
        describedBy={refusal ? 'statement-hint statement-error' : 'statement-hint'}
        onFile={onFile}
      >
        Choose a file
      </FileButton>
      <div role="alert">
        <FieldError name="statement" error={refusal} />
      </div>
    </div>
  </section>
)

/** `/admin/bank-statement`: a file of the bank is previewed and imported; below it deposits, months and imports. */
export const BankStatementPage = () => {
  const statement = useStatement()
  const [settled, setSettled] = useState(0)
  return (
    <Page title="Bank statement">
      <Chooser
        refusal={statement.state === 'none' ? statement.refusal : undefined}
        onFile={statement.choose}
      />
      {statement.state === 'reading' && <Skeleton lines={6} />}
      {statement.state === 'failed' && (
        <FailureBox failure={statement.failure} onRetry={statement.again} loading />
      )}
      {statement.state === 'mapping' && (
        <MappingCard
          key={statement.file.name}
          file={statement.file}
          refusal={statement.refusal}
          onDone={statement.look}
        />
      )}
      {statement.state === 'ready' && (
        <PreviewCard
          key={statement.preview.id}
          preview={statement.preview}
          onMap={() => statement.map(statement.file)}
        />
      )}
      <DepositsCard onChanged={() => setSettled((count) => count + 1)} />
      <MonthsCard changes={settled} />
      <ImportList />
    </Page>
  )
}
