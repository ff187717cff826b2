import * as z from 'zod/mini'
import { feeDateErrors } from '#shared/kit/dates.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import type { FeeResult } from './last-result.ts'

/** The input of the calculator. */
export const feeQuestion = z.object({
  title: z.enum(feeTitles, 'Choose New Registration or Renewal Registration'),
  date_of_issue_degree: date('Degree issue date'),
})
type FeeQuestion = z.output<typeof feeQuestion>

type DateErrors = ReturnType<typeof feeDateErrors>

/** The service names the date `issue_date`; the field of the form has another name. */
const underFormField = ({ issue_date, ...others }: DateErrors): DateErrors =>
  issue_date ? { ...others, date_of_issue_degree: issue_date } : others

/** The rule that needs today's date: a degree is not issued in the future. */
export const feeQuestionErrors = ({ date_of_issue_degree: issue_date }: Partial<FeeQuestion>): DateErrors =>
  issue_date ? underFormField(feeDateErrors({ issue_date }, dayInKarachi(new Date()))) : {}

/**
 * Asks the service; only the issue date is sent, and the answer has the amounts of both titles. Throws `ApiFailure`.
 */
export const calculateFee = async (question: FeeQuestion): Promise<FeeResult> => {
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
