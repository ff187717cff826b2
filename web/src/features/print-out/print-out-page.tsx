import '#web/theme/print.scss'
import { Navigate, useLocation } from 'react-router-dom'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotReady } from './not-ready.tsx'
import { PrintBar } from './print-bar.tsx'
import { fileNameOf, pathOf } from './print-out-identity.ts'
import { Readiness } from './readiness.tsx'
import { Sheets } from './sheets/sheets.tsx'

const title = 'PrintOut Registration'

/** `/printOut/new` and `/printOut/renewal`: what is missing, and every sheet that is handed in. */
export const PrintOutPage = () => {
  const { pathname } = useLocation()
  const { data, failure, reload } = useApi(
    (signal) => api.printOut.get({ params: { id: 'me' } }, { signal }),
    [],
  )

  if (failure)
    return (
      <Page title={title}>
        <NotReady failure={failure} renewal={pathname.endsWith('/renewal')} retry={reload} />
      </Page>
    )
  if (!data)
    return (
      <Page title={title}>
        <Skeleton lines={12} />
      </Page>
    )
  const printOut = data.data
  // The application itself says which one it is; an address for the other one leads here too.
  if (pathname !== pathOf(printOut)) return <Navigate to={pathOf(printOut)} replace />
  return (
    <Page title={title} documentTitle={fileNameOf(printOut)}>
      <PrintBar />
      <Readiness printOut={printOut} />
      <Sheets printOut={printOut} />
    </Page>
  )
}
