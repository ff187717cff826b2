import { formatDate } from '#shared/kit/format.ts'
import {
  askedAbout,
  checkSheetCells,
  checkSheetHeads,
  type SheetRow,
} from '#shared/register/rules/check-sheet.ts'
import { answerInWords, checkAnswerLabels } from '#shared/register/rules/register-check.ts'
import { type CheckAnswer, checkAnswers } from '#shared/vocabulary/register.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'
import type { Answered } from './use-check.ts'

const looks: Record<CheckAnswer, [icon: IconName, className: string]> = {
  'in-force': ['check', 'status-done'],
  expired: ['clock', 'status-needed'],
  suspended: ['alert', 'status-bad'],
  removed: ['close', 'status-bad'],
  'not-found': ['close', 'status-bad'],
  'name-differs': ['alert', 'status-bad'],
  'cnic-differs': ['alert', 'status-bad'],
  'not-compared': ['info', ''],
  'spelling-differs': ['alert', 'status-needed'],
}

/** An answer by word, picture and colour, with how many rows have it. */
const AnswerMark = ({ answer, count }: { answer: CheckAnswer; count?: number }) => {
  const [icon, className] = looks[answer]
  return (
    <span className={`status ${className}`}>
      <Icon name={icon} />
      {checkAnswerLabels[answer]}
      {count !== undefined && `: ${count}`}
    </span>
  )
}

const nameIn = ({ row: { name, spelling_differs } }: SheetRow) =>
  name === null ? (
    '–'
  ) : (
    <>
      <Typed>{name}</Typed>
      {spelling_differs && ' (other spelling)'}
    </>
  )

const columns: Columns<SheetRow> = [
  { heading: 'Number', cell: ({ asked }) => asked.number, className: 'register-whole' },
  { heading: 'Asked', cell: ({ asked }) => <Typed>{askedAbout(asked)}</Typed> },
  { heading: 'Answer', cell: ({ row }) => <AnswerMark answer={row.answer} />, label: null },
  { heading: 'In words', cell: ({ row }) => answerInWords(row), label: null },
  { heading: 'Name in the register', cell: nameIn },
]

const rowsIn = (count: number): string => (count === 1 ? '1 row was' : `${count} rows were`)

/** The answers with their totals, those that could not be read, and the file of all. */
export const CheckResultTable = ({ answered }: { answered: Answered }) => {
  const { asked, unreadable, result } = answered
  const rows = result.rows.map((row, place): SheetRow => ({ row, asked: asked[place]! }))
  const save = () => saveCsv(checkSheetHeads, rows.map(checkSheetCells), `register-check-${result.day}.csv`)
  return (
    <section className="check-answers" aria-labelledby="check-result">
      <h2 id="check-result">Answers as of {whole(formatDate(result.day))}</h2>
      <p role="status">{rowsIn(rows.length)} checked.</p>
      <ul className="check-totals" aria-label="Totals">
        {checkAnswers
          .filter((answer) => result.totals[answer] > 0)
          .map((answer) => (
            <li key={answer}>
              <AnswerMark answer={answer} count={result.totals[answer]} />
            </li>
          ))}
      </ul>
      {unreadable.length > 0 && (
        <div className="draft-notice">
          <p>{rowsIn(unreadable.length)} not asked:</p>
          <ul>
            {unreadable.map(({ line, why }) => (
              <li key={line}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="not-printed">
        <Button look="outline" onClick={() => void save()}>
          Save as CSV
        </Button>
      </p>
      <DataTable
        caption="Answers to the rows that were asked"
        className="table-dense"
        columns={columns}
        rows={rows}
        keyOf={({ asked }) => asked.line}
      />
    </section>
  )
}
