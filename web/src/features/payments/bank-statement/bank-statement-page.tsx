import { useState } from 'react'
import { mostBankRows } from '#shared/payments/records/bank-statement.ts'
import '#web/theme/payments/bank-statement.scss'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { LoadFailure } from '#web/ui/messages/load-failure.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { DepositsCard } from './deposits/deposits-card.tsx'
import { ImportList } from './import-list.tsx'
import { MonthsCard } from './months-card.tsx'
import { PreviewCard } from './preview.tsx'
import { useStatement } from './use-statement.ts'

const Chooser = ({ refusal, onFile }: { refusal: string | undefined; onFile: (file: File) => void }) => (
  <section className="card" aria-labelledby="choose">
    <h2 id="choose">Import payments</h2>
    <div className={refusal ? 'field field-invalid' : 'field'}>
      <p className="form-text" id="statement-hint">
        A CSV file of the bank with the columns date, voucher number, challan number and amount, in any order.
        At most {mostBankRows} rows and 1 MB. Nothing is verified before you have seen the result of each row.
      </p>
      <FileButton
        id="statement"
        accept=".csv,text/csv"
        describedBy={refusal ? 'statement-hint statement-error' : 'statement-hint'}
        onFile={onFile}
      >
        Choose a CSV file
      </FileButton>
      <div role="alert">
        <FieldError name="statement" error={refusal} />
      </div>
    </div>
  </section>
)

/** `/admin/bank-statement`: a CSV file of the bank is previewed and imported; below it deposits, months and imports. */
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
        <LoadFailure failure={statement.failure} onRetry={() => statement.choose(statement.file)} />
      )}
      {statement.state === 'ready' && <PreviewCard key={statement.preview.id} preview={statement.preview} />}
      <DepositsCard onChanged={() => setSettled((count) => count + 1)} />
      <MonthsCard changes={settled} />
      <ImportList />
    </Page>
  )
}
