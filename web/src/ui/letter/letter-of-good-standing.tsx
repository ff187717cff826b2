import { formatDate } from '#shared/kit/format.ts'
import type { GoodStandingPaper } from '#shared/register/records/change-request.ts'
import { standingHistoryWords } from '#shared/register/rules/registration-events.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Button } from '../button.tsx'
import { SummaryList } from '../summary-list.tsx'
import { LetterSheet } from './letter-sheet.tsx'

interface LetterOfGoodStandingProps {
  paper: GoodStandingPaper
  /** Of the regulator, as its holder gave it. */
  address: string
}

/** A letter of good standing as it is printed, and a button that prints it. */
export const LetterOfGoodStanding = ({ paper, address }: LetterOfGoodStandingProps) => {
  const council = useCouncil()
  return (
    <>
      <p className="page-actions not-printed">
        <Button look="primary" onClick={() => window.print()}>
          Print the letter
        </Button>
      </p>
      <LetterSheet
        title="Letter of good standing"
        code={paper.code}
        said={
          <>
            <p className="letter-address" dir="auto">
              {paper.addressed_to}
              {'\n'}
              {address}
            </p>
            <p>
              {councilName(council)} certifies that on {formatDate(paper.issued_on)} the registration below
              was in force, and that nothing else was decided for a later day.
            </p>
            <p>
              This letter is valid until <strong>{formatDate(paper.counts_until)}</strong>.
            </p>
          </>
        }
      >
        <SummaryList
          items={[
            { label: 'Name', value: paper.name },
            { label: 'Date of birth', value: formatDate(paper.date_of_birth) },
            { label: 'Registration number', value: paper.number },
            { label: 'Category', value: paper.category },
            { label: 'Qualification', value: paper.qualification },
            { label: 'First registered on', value: formatDate(paper.first_registered_on) },
            { label: 'Valid until', value: formatDate(paper.valid_until) },
            { label: 'Standing so far', value: standingHistoryWords(paper.history) },
            { label: 'Issued by', value: paper.issued_by },
            { label: 'Confirmed by', value: paper.confirmed_by },
          ]}
        />
      </LetterSheet>
    </>
  )
}
