import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { feeDateErrors } from '#shared/kit/dates.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { feeTitleOf, feeTitles } from '#shared/vocabulary/applications.ts'
import { ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'
import { FeeResultView } from './fee-result.tsx'
import { type FeeResult, keepResult, lastResult } from './last-result.ts'

/** The input of the calculator. */
const feeQuestion = z.object({
  title: z.enum(feeTitles, 'Choose New Registration or Renewal Registration'),
  date_of_issue_degree: date('Degree issue date'),
})
type FeeQuestion = z.output<typeof feeQuestion>

type DateErrors = ReturnType<typeof feeDateErrors>

/** The service names the date `issue_date`; the field of the form has another name. */
const underFormField = ({ issue_date, ...others }: DateErrors): DateErrors =>
  issue_date ? { ...others, date_of_issue_degree: issue_date } : others

/** The rule that needs today's date: a degree is not issued in the future. */
const feeQuestionErrors = ({ date_of_issue_degree: issue_date }: Partial<FeeQuestion>): DateErrors =>
  issue_date ? underFormField(feeDateErrors({ issue_date }, dayInKarachi(new Date()))) : {}

/**
 * Asks the service; only the issue date is sent, and the answer has the amounts of both titles. Throws `ApiFailure`.
 */
const calculateFee = async (question: FeeQuestion): Promise<FeeResult> => {
  try {
    const { details } = await api.fee.calculate({ query: { issue_date: question.date_of_issue_degree } })
    return { ...question, details }
  } catch (thrown) {
    const failure = asFailure(thrown)
    throw new ApiFailure({
      ...failure,
      message: failure.message,
      errors: failure.errors && underFormField(failure.errors),
    })
  }
}

const Calculator = () => {
  const { user } = useSession()
  const [result, setResult] = useState<FeeResult | null>(null)
  const form = user.application_form
  const degree = user.qualification_information.find(
    ({ qualification_level: level }) => level === 'B Pharm / Pharm D',
  )
  const record = useRecordForm({
    schema: feeQuestion,
    defaults: {
      title: form ? feeTitleOf[form.application_title] : feeTitles[0],
      date_of_issue_degree: degree?.degree_issue_date ?? '',
    },
    draft: { key: 'fee-calculator' },
    guardLeaving: false, // the result can be calculated again
    check: feeQuestionErrors,
    save: calculateFee,
    onSaved: (calculated) => {
      keepResult(user.id, calculated)
      setResult(calculated)
    },
    onFailed: () => setResult(null),
  })
  return (
    <>
      <RecordForm record={record} saveLabel="Calculate fee" savingLabel="Calculating…">
        <RadioField name="title" label="What are you applying for?" options={feeTitles} />
        <DateField name="date_of_issue_degree" />
      </RecordForm>
      {/* Rendered without a result too, because only what enters an existing region is announced. */}
      <output className={result ? 'card fee-result' : ''} htmlFor="title date_of_issue_degree">
        {result && <FeeResultView result={result} />}
      </output>
      {(result ?? lastResult(user.id)) && (
        <p>
          <Link to={paths.feeCalculation}>Last fee calculation</Link>
        </p>
      )}
    </>
  )
}

/** `/calculator` and `/fee-calculation/create`. */
export const CalculatorPage = () => (
  <Page title="Fee calculator" narrow>
    <Calculator />
  </Page>
)
