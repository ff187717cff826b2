import '#web/theme/print.scss'
import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Note } from '#shared/cases/records/note.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { caseAddress, queueStateOf } from '#web/ui/office/queue-state.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import type { CaseEvent } from '../history/event-labels.ts'
import { CaseSheet } from './case-sheet.tsx'

const loadNotes = async (id: string, signal: AbortSignal): Promise<Note[]> => {
  const notes: Note[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.cases.notes({ params: { id }, query: { cursor } }, { signal })
    notes.push(...data.notes)
    cursor = data.next ?? undefined
  } while (cursor)
  return notes
}

/** A case with its whole history and all notes of colleagues, newest first. */
const loadCaseFile = async (id: string, signal: AbortSignal) => {
  const { data: record } = await api.cases.get({ params: { id } }, { signal })
  const notes = await loadNotes(id, signal)
  const events: CaseEvent[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.cases.history({ params: { id }, query: { cursor } }, { signal })
    events.push(...data.events)
    cursor = data.next ?? undefined
  } while (cursor)
  return { record, events, notes, loadedAt: new Date().toISOString() }
}

/** Records once that a case was printed, however the printing was started; the answer is ignored. */
const usePrintReport = (id: string): void => {
  const reported = useRef(false)
  useEffect(() => {
    const report = () => {
      if (reported.current) return
      reported.current = true
      api.cases.printed({ params: { id } }).catch(() => undefined)
    }
    window.addEventListener('afterprint', report)
    return () => window.removeEventListener('afterprint', report)
  }, [id])
}

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
              <Button look="primary" onClick={() => window.print()}>
                Print
              </Button>
              <ButtonLink to={back}>Back to the application</ButtonLink>
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
