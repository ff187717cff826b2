import * as z from 'zod/mini'
import { dayInKarachi } from '#shared/format.ts'
import { date } from '#shared/records/fields.ts'
import { feeDateErrors } from '#shared/rules/dates.ts'
import { feeTitles } from '#shared/vocabulary.ts'
import { ApiFailure, api, asFailure } from '#web/api/client.ts'
import type { FeeResult } from './last-result.ts'

/** What the calculator asks (specification, section 3: Fee calculator inputs). */
export const feeQuestion = z.object({
  title: z.enum(feeTitles, 'Choose New Registration or Renewal Registration'),
  date_of_issue_degree: date('Degree issue date'),
})
type FeeQuestion = z.output<typeof feeQuestion>

type DateErrors = ReturnType<typeof feeDateErrors>

/** The service calls the date `issue_date`; the form's field has the name of the specification. */
const atOurField = ({ issue_date, ...others }: DateErrors): DateErrors =>
  issue_date ? { ...others, date_of_issue_degree: issue_date } : others

/** The rule that needs today: a degree is not of tomorrow. */
export const feeQuestionErrors = ({ date_of_issue_degree: issue_date }: Partial<FeeQuestion>): DateErrors =>
  issue_date ? atOurField(feeDateErrors({ issue_date }, dayInKarachi(new Date()))) : {}

/** Asks the service; only the issue date is sent (specification, section 5). Throws `ApiFailure`. */
export const calculateFee = async (question: FeeQuestion): Promise<FeeResult> => {
  try {
    const { details } = await api.fee.calculate({ query: { issue_date: question.date_of_issue_degree } })
    return { ...question, details }
  } catch (thrown) {
    const failure = asFailure(thrown)
    throw new ApiFailure({
      ...failure,
      message: failure.message,
      errors: failure.errors && atOurField(failure.errors),
    })
  }
}
