import '#web/theme/print.scss'
import { Link, Navigate, useLocation } from 'react-router-dom'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { paths, printOutPathOf } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { FailureBox, WentWrong } from '#web/ui/messages/failure-message.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ReadyPrintOut } from './ready-print-out.tsx'

interface NotReadyProps {
  failure: ApiFailure
  /** The renewal's print-out was asked for: its registration form is the one to fill in. */
  renewal: boolean
  retry: () => void
}

/** Why there is nothing to print: the service's message with a link to the missing step, or a retry. */
const NotReady = ({ failure, renewal, retry }: NotReadyProps) =>
  renewal && failure.missingStep === 'registration' ? (
    <div className="error-summary" role="alert">
      <WentWrong>
        <Link to={paths.registrationRenewal}>{failure.message}</Link>
      </WentWrong>
    </div>
  ) : (
    <FailureBox failure={failure} onRetry={retry} loading />
  )

/** The name of the PDF that is printed: title and reference, never a name or CNIC. */
const pdfFileNameOf = ({ applicant, application_form: form }: PrintOut): string =>
  `Application-for-${form.application_title}-${applicant.refNumber}`

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
