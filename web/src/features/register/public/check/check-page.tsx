import '#web/theme/dense-table.scss'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { AskedRow } from '#shared/register/rules/check-rows.ts'
import { mostCheckedRows } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { asTyped } from '#web/ui/language/typed.tsx'
import { LetterMaker } from '#web/ui/letter/letter-maker.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { textOfFile } from '#web/ui/table-file/text-of-file.ts'
import { CheckResultTable } from './check-result.tsx'
import { Letter } from './letter.tsx'
import { askedBody, useCheck } from './use-check.ts'

/** A letter about the rows that were checked; they are compared again when it is signed. */
const LetterSection = ({ asked }: { asked: AskedRow[] }) => (
  <LetterMaker
    label="Make a verification letter"
    make={async () => (await api.register.letter({ body: askedBody(asked) })).data}
  >
    {(letter) => <Letter asked={asked} letter={letter} />}
  </LetterMaker>
)

const notAFile = 'This file cannot be read. Save the sheet as CSV, of 500 KB at most'

/** `/register/check`: a list of registrations, compared with the register at once. */
export const RegisterCheckPage = () => {
  const [text, setText] = useState('')
  const check = useCheck(text)
  const read = async (file: File) => {
    const content = await textOfFile(file)
    check.setProblem(content === null ? notAFile : undefined)
    if (content !== null) setText(content)
  }
  return (
    <Page title="Check a list of registrations">
      <div className="not-printed">
        <p>
          Give up to {mostCheckedRows} rows. Each has a registration number, and the person’s name or CNIC
          beside it. What you give is compared and not kept.
        </p>
        <FieldFrame
          name="rows"
          label="Rows"
          hint="Paste them from a sheet, or type one to a line: A-00012, Ayesha Siddiqa"
          error={check.problem}
        >
          {(input) => (
            <textarea
              {...input}
              className="form-control check-text"
              {...asTyped(text)}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FieldFrame>
        {check.failure && <FailureAlert failure={check.failure} />}
        <p className="page-actions">
          <Button look="primary" waiting={check.sending} onClick={() => void check.send()}>
            {check.sending ? 'Checking…' : 'Check'}
          </Button>
          <FileButton accept=".csv,.txt,text/csv,text/plain" onFile={(file) => void read(file)}>
            Open a CSV file
          </FileButton>
        </p>
      </div>
      {check.answered && (
        <>
          <CheckResultTable answered={check.answered} />
          <LetterSection key={check.answered.result.checked_at} asked={check.answered.asked} />
        </>
      )}
      <p className="not-printed">
        <Link to={paths.publicRegister}>Look for one person</Link>
      </p>
    </Page>
  )
}
