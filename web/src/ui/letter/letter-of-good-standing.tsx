import { formatDate } from '#shared/kit/format.ts'
import type { GoodStandingPaper } from '#shared/register/records/change-request.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'
import { Button } from '../button.tsx'
import { SummaryList } from '../summary-list.tsx'
import { factsOnPaper } from './facts-on-paper.ts'
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
        log={paper.in_log}
        said={
          <>
            <Typed as="p" className="letter-address">
              {paper.addressed_to}
              {'\n'}
              {address}
            </Typed>
            <p>
              {councilName(council)} certifies that on {whole(formatDate(paper.issued_on))} the registration
              below was in force, and that no suspension or removal was decided for a later day.
            </p>
            <p>
              This letter is valid until <strong>{whole(formatDate(paper.counts_until))}</strong>.
            </p>
          </>
        }
      >
        <SummaryList
          items={[
            ...factsOnPaper(paper),
            { label: 'Issued by', value: paper.issued_by },
            { label: 'Confirmed by', value: paper.confirmed_by },
          ]}
        />
      </LetterSheet>
    </>
  )
}
