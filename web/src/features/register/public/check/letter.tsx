import { letterCells, letterHeads, listCodeOf } from '#shared/certificates/statements/letter-lines.ts'
import type { CheckLetter } from '#shared/register/records/public-register.ts'
import type { AskedRow } from '#shared/register/rules/check-rows.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import { LetterRows } from '#web/ui/letter/letter-rows.tsx'
import { LetterSheet } from '#web/ui/letter/letter-sheet.tsx'
import { formatDayOf, formatTime } from '#web/ui/moments.ts'

/** The letter as it is printed: the question, the time, the answers, and the code with which it can be checked. */
export const Letter = ({ asked, letter }: { asked: AskedRow[]; letter: CheckLetter }) => {
  const council = useCouncil()
  const cells = letterCells(asked, letter.rows)
  const list = listCodeOf(letter.digest)
  return (
    <>
      <p className="not-printed">
        <Button look="outline" onClick={() => void saveCsv(letterHeads, cells, `letter-${list}.csv`)}>
          Save its rows as CSV
        </Button>{' '}
        Send the file with the letter: its reader compares both at once.
      </p>
      <LetterSheet
        title="Verification letter"
        code={letter.code}
        said={
          <>
            <p>
              The register of pharmacists of {councilName(council)} was asked on{' '}
              {formatDayOf(letter.checked_at)} at {formatTime(letter.checked_at)} (Pakistan time) about the
              rows below, and gave these answers. A standing may change at any time after that.
            </p>
            <p>
              List <strong>{list}</strong>, rows: {cells.length}
            </p>
          </>
        }
      >
        <LetterRows cells={cells} />
      </LetterSheet>
    </>
  )
}
