import { Link, useParams } from 'react-router-dom'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import '#web/theme/bank-statement.scss'
import { paths } from '#shared/paths.ts'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { ImportDetails } from './import-details.tsx'

/** `/admin/bank-statement/:id`: the result of each row of an import, and undoing it. */
export const BankImportPage = () => {
  const { id = '' } = useParams()
  const loaded = useApi(
    async (signal) => (await api.bankStatement.get({ params: { id } }, { signal })).data,
    [id],
  )
  return (
    <Page
      {...pageHeadOf('Import of a bank statement', undefined, loaded)}
      actions={
        <Link className="btn btn-small btn-outline-secondary" to={paths.adminBankStatement}>
          All imports
        </Link>
      }
    >
      <WhenLoaded from={loaded} lines={10}>
        {(details) => <ImportDetails details={details} onChanged={loaded.reload} />}
      </WhenLoaded>
    </Page>
  )
}
