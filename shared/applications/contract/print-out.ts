import * as z from 'zod/mini'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { printOut as printOutRecord } from '../records/print-out.ts'

export const printOut = {
  get: endpoint('GET', '/api/print-out/{id}', 'applicant', {
    summary: 'Everything the printed sheets show.',
    params: byId,
    response: printOutRecord,
  }),
  printed: endpoint('POST', '/api/print-out/{id}', 'applicant', {
    summary: 'Record that the sheets were printed.',
    params: byId,
    response: z.null(),
  }),
}
