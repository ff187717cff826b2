import { Link, useParams } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import { paths, registrationPath } from '#shared/paths.ts'
import type { ChangeRequestDetails } from '#shared/register/records/change-request.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import '#web/theme/register/claims.scss'
import { LoadedPaper } from '#web/ui/document/loaded-paper.tsx'
import { LetterOfGoodStanding } from '#web/ui/letter/letter-of-good-standing.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { whole } from '#web/ui/whole.tsx'
import { AskedAndHeld } from './asked-and-held.tsx'
import { RequestDecision } from './request-decision.tsx'

const Document = ({ number, id }: { number: string; id: string }) => {
  const loaded = useRead(api.changeRequests.document, { params: { number, id } })
  return <LoadedPaper from={loaded} label="Document" />
}

const Entry = ({ entry }: Pick<ChangeRequestDetails, 'entry'>) => (
  <section className="card" aria-labelledby="entry">
    <div className="card-head">
      <h2 id="entry">The entry</h2>
      <Link to={registrationPath(entry.number)}>Open {entry.number}</Link>
    </div>
    <SummaryList
      items={[
        { label: 'Name', value: entry.name },
        { label: 'Father’s name', value: entry.father_name },
        { label: 'CNIC', value: formatCnic(entry.cnic) },
        { label: 'Date of birth', value: formatDate(entry.date_of_birth ?? '') },
        { label: 'City', value: entry.city },
        { label: 'Qualification', value: entry.qualification },
        { label: 'Standing', value: `${entry.standing}, valid until ${formatDate(entry.valid_until)}` },
        { label: 'Certificate', value: entry.certificate ?? 'None' },
      ]}
    />
  </section>
)

/** A letter that is asked for, with what it will tell; then the letter. */
const Letter = ({ details, onDecided }: { details: ChangeRequestDetails; onDecided: () => void }) => (
  <>
    <section className="card not-printed" aria-labelledby="letter-asked">
      <h2 id="letter-asked">Letter of good standing</h2>
      <SummaryList
        items={[
          { label: 'Addressed to', value: details.value },
          { label: 'Address', value: <span className="letter-address">{details.words}</span> },
          { label: 'Standing so far', value: details.entry.now },
          { label: 'Asked for', value: formatMoment(details.at) },
        ]}
      />
      <RequestDecision details={details} onDecided={onDecided} />
    </section>
    {details.letter && <LetterOfGoodStanding paper={details.letter} address={details.words} />}
    <Entry entry={details.entry} />
  </>
)

/** What changes, beside the document that proves it. */
const Change = ({ details, onDecided }: { details: ChangeRequestDetails; onDecided: () => void }) => (
  <>
    <section className="card" aria-labelledby="sides">
      <h2 id="sides">What changes</h2>
      <AskedAndHeld details={details} />
      <p>
        The holder writes, {whole(formatMoment(details.at))}: <Typed>{details.words}</Typed>
      </p>
      <RequestDecision details={details} onDecided={onDecided} />
    </section>
    <div className="claim-papers">
      <section className="card" aria-labelledby="document">
        <h2 id="document">The document that was sent</h2>
        {details.document ? (
          <Document number={details.entry.number} id={details.id} />
        ) : (
          <p>It was deleted when the request was withdrawn.</p>
        )}
      </section>
      <Entry entry={details.entry} />
    </div>
  </>
)

/**
 * `/admin/change-requests/:number/:id`: the entry, the holder's request and the document side by side, and the
 * decision.
 */
export const ChangeRequestPage = () => {
  const { number = '', id = '' } = useParams()
  const loaded = useRead(api.changeRequests.get, { params: { number, id } })
  return (
    <DetailsPage
      title="Request about the register"
      from={loaded}
      list={{ path: paths.adminChangeRequests, label: 'All requests' }}
    >
      {(details) =>
        details.particular === 'letter' ? (
          <Letter details={details} onDecided={loaded.reload} />
        ) : (
          <Change details={details} onDecided={loaded.reload} />
        )
      }
    </DetailsPage>
  )
}
