import '#web/theme/print.scss'
import { Navigate, useLocation } from 'react-router-dom'
import { printOutPathOf } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Page } from '#web/ui/page/page.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { NotReady } from './not-ready.tsx'
import { pdfFileNameOf } from './pdf-file-name.ts'
import { ReadyPrintOut } from './ready-print-out.tsx'

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
  // The title of the application decides which of the two addresses it has.
  const path = printOutPathOf(printOut.application_form)
  if (pathname !== path) return <Navigate to={path} replace />
  return (
    <Page title={title} documentTitle={pdfFileNameOf(printOut)}>
      <ReadyPrintOut printOut={printOut} />
    </Page>
  )
}
