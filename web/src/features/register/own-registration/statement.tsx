import { formatDate } from '#shared/kit/format.ts'
import type { RegistrationPaper } from '#shared/register/records/own-history.ts'
import { standingHistoryWords } from '#shared/register/rules/registration-events.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { LetterSheet } from '#web/ui/letter/letter-sheet.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

/** The statement of registration as it is printed. */
export const Statement = ({ paper }: { paper: RegistrationPaper }) => {
  const council = useCouncil()
  return (
    <LetterSheet
      title="Statement of registration"
      code={paper.code}
      said={
        <>
          <p>
            {councilName(council)} states that the registration below was in force on{' '}
            {formatDate(paper.issued_on)}, and that nothing else was decided for a later day.
          </p>
          <p>
            This statement is valid until <strong>{formatDate(paper.counts_until)}</strong>.
          </p>
        </>
      }
    >
      <SummaryList
        items={[
          { label: 'Name', value: paper.name },
          { label: 'Registration number', value: paper.number },
          { label: 'Category', value: paper.category },
          { label: 'Qualification', value: paper.qualification },
          { label: 'First registered on', value: formatDate(paper.first_registered_on) },
          { label: 'Valid until', value: formatDate(paper.valid_until) },
          { label: 'Standing so far', value: standingHistoryWords(paper.history) },
        ]}
      />
    </LetterSheet>
  )
}
