import '#web/theme/payments/bank-statement.scss'
import { useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { BankImportDetails } from '#shared/payments/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { importGroups } from './import-rows.ts'
import { NextActions } from './next-actions.tsx'
import { ProblemsButton } from './problems-button.tsx'
import { summarizeImport } from './row-counts.ts'
import { RowGroupsList } from './row-groups-list.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useImportActions } from './use-import-actions.ts'

const undoneBy = ({ by, confirmed_by, at }: NonNullable<BankImportDetails['undone']>): string =>
  `${by.name}${confirmed_by ? `, confirmed by ${confirmed_by.name}` : ''}, ${formatMoment(at)}`

const factsOf = (details: BankImportDetails) => [
  { label: 'Imported by', value: `${details.by.name}, ${formatMoment(details.at)}` },
  { label: 'File', value: details.file_name },
  { label: 'Result', value: summarizeImport(details) },
  ...(details.undone
    ? [
        { label: 'Undone by', value: undoneBy(details.undone) },
        { label: 'Reason', value: details.undone.reason },
      ]
    : []),
]

interface ImportDetailsProps {
  details: BankImportDetails
  /** The import has changed on the server. */
  onChanged: () => void
}

/** One import: who imported it and when, what is left to do, and each row. */
const ImportDetails = ({ details, onChanged }: ImportDetailsProps) => {
  const actions = useImportActions(details, onChanged)
  const groups = importGroups(details)
  return (
    <>
      <section className="card" aria-labelledby="facts">
        <h2 id="facts">Import</h2>
        <SummaryList items={factsOf(details)} />
        <NextActions details={details} actions={actions} />
      </section>
      <section className="card" aria-labelledby="rows">
        <h2 id="rows">Rows</h2>
        <RowGroupsList groups={groups} />
        <ProblemsButton groups={groups} file_name={details.file_name} />
      </section>
      {actions.undoAsked && (
        <UndoDialog
          importId={details.id}
          progress={actions.undoing.progress}
          failure={actions.undoing.failure}
          onUndo={actions.proposeUndo}
          onClose={() => actions.setUndoAsked(false)}
        />
      )}
    </>
  )
}

/** `/admin/bank-statement/:id`: the result of each row of an import, and undoing it. */
export const BankImportPage = () => {
  const { id = '' } = useParams()
  const loaded = useRead(api.bankStatement.get, { params: { id } })
  return (
    <DetailsPage
      title="Import of a bank statement"
      from={loaded}
      list={{ path: paths.adminBankStatement, label: 'All imports' }}
    >
      {(details) => <ImportDetails details={details} onChanged={loaded.reload} />}
    </DetailsPage>
  )
}
