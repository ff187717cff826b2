import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { feeDetails } from '../records/fee.ts'

export const fee = {
  calculate: endpoint('GET', '/api/calculate-fee', 'applicant', {
    summary: 'The fee in rupees for a degree issued on a day, with the lines that explain it.',
    query: z.strictObject({ issue_date: date('Degree issue date') }),
    response: z.number(),
    details: feeDetails,
  }),
}
