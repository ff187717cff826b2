import { useParams } from 'react-router-dom'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import '#web/theme/payments/bank-statement.scss'
import { paths } from '#shared/paths.ts'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { ImportDetails } from './import-details.tsx'

/** `/admin/bank-statement/:id`: the result of each row of an import, and undoing it. */
export const BankImportPage = () => {
  const { id = '' } = useParams()
  const loaded = useApi(
    async (signal) => (await api.bankStatement.get({ params: { id } }, { signal })).data,
    [id],
  )
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
