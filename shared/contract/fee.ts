import * as z from 'zod/mini'
import { feeDetails } from '../records/fee.ts'
import { date } from '../records/fields/dates-and-numbers.ts'
import { endpoint } from './endpoint.ts'

export const fee = {
  calculate: endpoint({
    method: 'GET',
    path: '/api/calculate-fee',
    access: 'applicant',
    summary: 'The fee in rupees for a degree issued on a day, with the lines that explain it.',
    query: z.strictObject({ issue_date: date('Degree issue date') }),
    response: z.number(),
    details: feeDetails,
  }),
}
