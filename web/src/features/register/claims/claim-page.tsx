import { submitting } from '#web/ui/form/use-sending.ts'
import '#web/theme/register/claims.scss'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { ClaimDetails, ClaimDocument } from '#shared/register/records/claim.ts'
import { isOpenClaim } from '#shared/register/rules/claim.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { RowInBook } from '#web/ui/book/row-in-book.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadedPaper } from '#web/ui/document/loaded-paper.tsx'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { BothSides } from './both-sides.tsx'
import { Decision } from './decision.tsx'

interface OtherNumberProps {
  /** The number of the entry that is shown. */
  number: string
  onLookUp: (number: string) => void
}

/** Looks up another entry, where the person has mistyped the number. */
const OtherNumber = ({ number, onLookUp }: OtherNumberProps) => {
  const [typed, setTyped] = useState(number)
  return (
    <form className="claim-lookup" onSubmit={submitting(() => onLookUp(typed.trim()))}>
      <ControlledInput
        name="number"
        label="Compare with the entry"
        short
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        value={typed}
        onValue={setTyped}
      />
      <Button type="submit">Look up</Button>
    </form>
  )
}

/** The entry of the register, and the row of the old book that it comes from. */
const ClaimedEntry = ({ entry }: Pick<ClaimDetails, 'entry'>) =>
  entry ? (
    <>
      <SummaryList
        items={[
          { label: 'Standing', value: `${entry.standing}, valid until ${formatDate(entry.valid_until)}` },
          { label: 'First registered on', value: formatDate(entry.first_registered_on) },
          { label: 'Date of birth', value: formatDate(entry.date_of_birth ?? '') },
          { label: 'Category', value: entry.category },
          { label: 'City', value: entry.city },
          { label: 'Qualification', value: entry.qualification },
          ...(entry.holder ? [{ label: 'Holder', value: entry.holder }] : []),
        ]}
      />
      {entry.in_book && (
        <>
          <h3>In the old book</h3>
          <RowInBook place={entry.in_book} />
        </>
      )}
    </>
  ) : (
    <p>The register has no entry with this number.</p>
  )

const labels: Record<ClaimDocument, string> = {
  certificate: 'Certificate',
  cnic_front_image: 'CNIC, front',
  cnic_back_image: 'CNIC, back',
}

const Paper = ({ id, document: key }: { id: string; document: ClaimDocument }) => {
  const loaded = useRead(api.claims.document, { params: { id, key } })
  return <LoadedPaper from={loaded} label={labels[key]} />
}

/** What the person has sent, one picture at a time; each reading is recorded. */
const SentPapers = ({ id, documents }: ClaimDetails) => {
  const [shown, setShown] = useState<ClaimDocument>('certificate')
  return (
    <>
      {documents.length > 1 && (
        <div className="page-actions">
          {documents.map((document) => (
            <Button key={document} small aria-pressed={document === shown} onClick={() => setShown(document)}>
              {labels[document]}
            </Button>
          ))}
        </div>
      )}
      {documents.length === 1 && <p>No picture of the CNIC was uploaded.</p>}
      <Paper id={id} document={shown} />
    </>
  )
}

/** `/admin/claims/:id`: the claim next to the entry of the register, and the decision. */
export const ClaimPage = () => {
  const { id = '' } = useParams()
  const [number, setNumber] = useState<string>()
  const loaded = useRead(api.claims.get, { params: { id }, query: { number } })
  return (
    <DetailsPage title="Claim" from={loaded} list={{ path: paths.adminClaims, label: 'All claims' }}>
      {(details) => (
        <>
          <section className="card" aria-labelledby="sides">
            <h2 id="sides">Both sides</h2>
            <BothSides details={details} />
            {isOpenClaim(details.claim) && (
              <OtherNumber number={number ?? details.claim.number} onLookUp={setNumber} />
            )}
            <Decision details={details} onDecided={loaded.reload} />
          </section>
          <div className="claim-papers">
            <section className="card" aria-labelledby="certificate">
              <h2 id="certificate">What was sent</h2>
              <SentPapers key={details.claim.id} {...details} />
            </section>
            <section className="card" aria-labelledby="entry">
              <h2 id="entry">In the register</h2>
              <ClaimedEntry entry={details.entry} />
            </section>
          </div>
        </>
      )}
    </DetailsPage>
  )
}
