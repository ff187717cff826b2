import '#web/theme/certificates/certificate.scss'
import '#web/theme/applications/progress.scss'
import { Link, useSearchParams } from 'react-router-dom'
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
import { approvedIds } from './approved-ids.ts'
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

const Certificates = ({ ids }: { ids: string[] }) => {
  const { state, run } = useBatches(
    ids,
    async (next, signal) =>
      (await api.certificates.prepareMany({ body: { ids: next } }, { signal })).data.results,
  )
  const { step, results, failure } = state
  const prepared = results.flatMap(({ certificate }) => certificate ?? [])
  if (ids.length === 0)
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
        {step === 'asking' && (
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

/** `/admin/certificates`: all approved applications, or those that were selected in the queue; one press, pressed twice the same. */
export const CertificatesPage = () => {
  const [search] = useSearchParams()
  const chosen = search.getAll('case')
  const loaded = useApi(
    (signal) => (chosen.length > 0 ? Promise.resolve(chosen) : approvedIds(signal)),
    [chosen.join()],
  )
  return (
    <Page title="Print certificates" documentTitle="Certificates">
      <p className="certificates-note">
        A certificate that was prepared before is printed once more with the same serial number. Handing over
        is recorded in the application.
      </p>
      <WhenLoaded from={loaded} lines={4}>
        {(ids) => <Certificates key={ids.join()} ids={ids} />}
      </WhenLoaded>
      {chosen.length === 0 && <OutdatedPapers />}
    </Page>
  )
}
