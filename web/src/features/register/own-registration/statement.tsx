import { formatDate } from '#shared/kit/format.ts'
import type { RegistrationPaper } from '#shared/register/records/own-history.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { factsOnPaper } from '#web/ui/letter/facts-on-paper.ts'
import { LetterSheet } from '#web/ui/letter/letter-sheet.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { whole } from '#web/ui/whole.tsx'

/** The statement of registration as it is printed. */
export const Statement = ({ paper }: { paper: RegistrationPaper }) => {
  const council = useCouncil()
  return (
    <LetterSheet
      title="Statement of registration"
      code={paper.code}
      log={paper.in_log}
      said={
        <>
          <p>
            {councilName(council)} states that the registration below was in force on{' '}
            {whole(formatDate(paper.issued_on))}, and that no suspension or removal was decided for a later
            day.
          </p>
          <p>
            This statement is valid until <strong>{whole(formatDate(paper.counts_until))}</strong>.
          </p>
        </>
      }
    >
      <SummaryList items={factsOnPaper(paper)} />
    </LetterSheet>
  )
}
