import '#web/theme/print.scss'
import { Link, useLocation, useParams } from 'react-router-dom'
import { useApi } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { caseAddress, queueStateOf } from '#web/ui/office/queue-state.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { CaseSheet } from './case-sheet.tsx'
import { loadCaseFile } from './load-case-file.ts'
import { usePrintReport } from './use-print-report.ts'

/** `/admin/cases/:id/print`: a case as a sheet for the file of the office. */
export const CasePrintPage = () => {
  const { id = '' } = useParams()
  const { admin } = useAdminSession()
  const back = caseAddress(id, queueStateOf(useLocation().search))
  const loaded = useApi((signal) => loadCaseFile(id, signal), [id])
  usePrintReport(id)
  const reference = loaded.data?.record.application_form.reference_no
  const title = reference ? `Print application ${reference}` : 'Print application'
  return (
    <Page
      title={loaded.failure?.status === 404 ? 'Page not found' : title}
      documentTitle={reference && `Application-file-${reference}`}
    >
      <WhenLoaded from={loaded} lines={14}>
        {({ record, events, notes, loadedAt }) => (
          <>
            <div className="print-bar case-print-bar">
              <button type="button" className="btn btn-primary" onClick={() => window.print()}>
                Print
              </button>
              <Link className="btn btn-outline-secondary" to={back}>
                Back to the application
              </Link>
            </div>
            <div className="sheets">
              <CaseSheet
                record={record}
                events={events}
                notes={notes}
                printedAt={formatMoment(loadedAt)}
                printedBy={admin?.name ?? ''}
              />
            </div>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
