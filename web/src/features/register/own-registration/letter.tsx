import '#web/theme/certificates/letter.scss'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { StandingLetter } from '#shared/register/records/own-history.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

/** The letter as it is printed, with the code with which any office can check it. */
export const Letter = ({ letter }: { letter: StandingLetter }) => {
  const council = useCouncil()
  const { name, number, category, qualification, first_registered_on, valid_until } = letter
  return (
    <section className="letter" aria-labelledby="letter">
      <div className="letter-head">
        <div>
          <h2 id="letter">Letter of good standing</h2>
          <p>
            {councilName(council)} states that the registration below was in force on{' '}
            {formatDate(letter.issued_on)}, and that it was neither suspended nor removed on that day.
          </p>
          <p>
            This letter counts until <strong>{formatDate(letter.counts_until)}</strong>.
          </p>
        </div>
        <div className="letter-code">
          <QrCode
            text={`${window.location.origin}${paths.verify}#${letter.statement}`}
            label="QR code by which this letter is checked"
          />
        </div>
      </div>
      <SummaryList
        items={[
          { label: 'Name', value: name },
          { label: 'Registration number', value: number },
          { label: 'Category', value: category },
          { label: 'Qualification', value: qualification },
          { label: 'First registered on', value: formatDate(first_registered_on) },
          { label: 'Valid until', value: formatDate(valid_until) },
        ]}
      />
      <p>
        Scan the code, or open {window.location.host}
        {paths.verify}, to see whether this letter is genuine and what the register says today. The portal has
        written it; it needs no signature by hand.
      </p>
      <CouncilContact />
    </section>
  )
}
