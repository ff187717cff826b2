import * as z from 'zod/mini'
import { printOut as printOutRecord } from '../records/print-out.ts'
import { endpoint } from './endpoint.ts'
import { byId } from './params.ts'

export const printOut = {
  get: endpoint({
    method: 'GET',
    path: '/api/print-out/{id}',
    access: 'applicant',
    summary: 'Everything the printed sheets show.',
    params: byId,
    response: printOutRecord,
  }),
  printed: endpoint({
    method: 'POST',
    path: '/api/print-out/{id}',
    access: 'applicant',
    summary: 'Record that the sheets were printed.',
    params: byId,
    response: z.null(),
  }),
}
