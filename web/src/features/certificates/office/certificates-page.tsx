import '#web/theme/certificates/certificate.scss'
import '#web/theme/applications/progress.scss'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { CaseRow } from '#shared/cases/records/case.ts'
import type { PreparedCertificate } from '#shared/certificates/records/certificate.ts'
import { casePath, paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CertificateSheet } from '#web/ui/certificate/certificate-sheet.tsx'
import { printCertificates } from '#web/ui/certificate/print-certificates.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { useBatches } from '#web/ui/office/use-batches.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { approvedRows } from './approved-rows.ts'
import { Batch } from './batch.tsx'
import { OutdatedPapers } from './outdated-papers.tsx'

const countOf = (count: number): string => `${count} certificate${count === 1 ? '' : 's'}`

const Refused = ({ results }: { results: PreparedCertificate[] }) =>
  results.length > 0 && (
    <section className="certificates-refused" aria-labelledby="refused">
      <h2 id="refused">Not possible for {results.length}</h2>
      <ul>
        {results.map(({ id, reference_no, words }) => (
          <li key={id}>
            <Link to={casePath(id)}>{reference_no ?? id}</Link>: {words}
          </li>
        ))}
      </ul>
    </section>
  )

const Certificates = ({ rows }: { rows: CaseRow[] }) => {
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const ids = rows.map(({ id }) => id).filter((id) => !skipped.includes(id))
  const { state, run } = useBatches(
    ids,
    async (next, signal) =>
      (await api.certificates.prepareMany({ body: { ids: next } }, { signal })).data.results,
  )
  const { step, results, failure } = state
  const prepared = results.flatMap(({ certificate }) => certificate ?? [])
  if (rows.length === 0)
    return (
      <EmptyState action="Go to the applications" to={paths.adminCases}>
        No application is approved and waits for its certificate.
      </EmptyState>
    )
  return (
    <>
      <p role="status">
        {step === 'running' && `${results.length} of ${ids.length} done`}
        {step === 'finished' && `${countOf(prepared.length)} prepared. Each is one page.`}
      </p>
      {step === 'running' && <progress max={ids.length} value={results.length} aria-label="Certificates" />}
      {failure && <FailureBox failure={failure} onRetry={() => void run()} loading />}
      <div className="certificate-bar">
        {step === 'asking' && ids.length > 0 && (
          <Button look="primary" onClick={() => void run()}>
            Prepare {countOf(ids.length)}
          </Button>
        )}
        {step === 'finished' && prepared.length > 0 && (
          <Button
            look="primary"
            // The button that was pressed is no longer there.
            ref={(button) => button?.focus()}
            onClick={() => void printCertificates()}
          >
            Print {countOf(prepared.length)}
          </Button>
        )}
      </div>
      {step === 'asking' && (
        <Batch
          rows={rows}
          skipped={skipped}
          onSkip={(id) =>
            setSkipped(skipped.includes(id) ? skipped.filter((one) => one !== id) : [...skipped, id])
          }
        />
      )}
      <Refused results={results.filter(({ certificate }) => !certificate)} />
      {step === 'finished' && (
        <div className="certificates">
          {prepared.map((certificate) => (
            <CertificateSheet key={certificate.serial} certificate={certificate} />
          ))}
        </div>
      )}
    </>
  )
}

/** `/admin/certificates`: all approved applications, or those of them that were selected in the queue; one press, pressed twice the same. */
export const CertificatesPage = () => {
  const [search] = useSearchParams()
  const chosen = search.getAll('case')
  const loaded = useApi(
    async (signal) =>
      (await approvedRows(signal)).filter(({ id }) => chosen.length === 0 || chosen.includes(id)),
    [chosen.join()],
  )
  return (
    <Page title="Print certificates" documentTitle="Certificates">
      <p className="certificates-note">
        A certificate that was prepared before is printed once more with the same serial number. Handing over
        is recorded in the application.
      </p>
      <WhenLoaded from={loaded} lines={4}>
        {(rows) => <Certificates key={chosen.join()} rows={rows} />}
      </WhenLoaded>
      {chosen.length === 0 && <OutdatedPapers />}
    </Page>
  )
}
