import { letterCells, letterHeads, listCodeOf } from '#shared/certificates/statements/letter-lines.ts'
import type { OwnCheck } from '#shared/register/records/check.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { purposeLabels } from '#shared/vocabulary/register.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { LetterRows } from '#web/ui/letter/letter-rows.tsx'
import { LetterSheet } from '#web/ui/letter/letter-sheet.tsx'
import { formatDayOf, formatTime } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'
import { checkWords } from './check-words.ts'

interface AnswerSheetProps {
  check: OwnCheck
  onBack: () => void
}

/** The answer as it is printed, and whether the holders were told. */
export const AnswerSheet = ({ check, onBack }: AnswerSheetProps) => {
  const words = useWords(checkWords)
  const council = councilName(useCouncil())
  const cells = letterCells(
    check.rows.map(() => ({})),
    check.rows.map((row) => ({ ...row, spelling_differs: false })),
  )
  const list = listCodeOf(check.digest)
  const untold = check.rows.filter(({ told, answer }) => !told && answer !== 'not-found')
  return (
    <>
      <div className="not-printed">
        <p role="status">
          {words.answered} {untold.length > 0 && words.untold(untold.map(({ number }) => number).join(', '))}
        </p>
        <p className="page-actions start-ways">
          <Button look="primary" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button look="outline" onClick={() => void saveCsv(letterHeads, cells, `check-${list}.csv`)}>
            {words.csv}
          </Button>
          <Button look="outline" onClick={onBack}>
            {words.back}
          </Button>
        </p>
      </div>
      <div lang="en" dir="ltr">
        <LetterSheet
          title="Answer of the register"
          code={check.code}
          said={
            <>
              <p>
                The register of pharmacists of {council} was asked on {whole(formatDayOf(check.at))} at{' '}
                {formatTime(check.at)} (Pakistan time) about the numbers below, and gave these answers. A
                standing may change at any time after that.
              </p>
              <p>
                Asked by <Typed>{check.organisation}</Typed>, for {purposeLabels.en[check.purpose]}:{' '}
                <Typed>{check.premises}</Typed>. The code is about the answers, not about who asked.
              </p>
              <p>
                List <strong>{list}</strong>, rows: {cells.length}
              </p>
            </>
          }
        >
          <LetterRows cells={cells} />
        </LetterSheet>
      </div>
    </>
  )
}
