import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { newCheck, ownCheck } from '../records/check.ts'

export const checks = {
  create: endpoint('POST', '/api/checks', 'checker', {
    summary: 'Ask about up to 20 numbers by name: a signed answer; holders with an account are told.',
    body: newCheck,
    response: ownCheck,
    status: 201,
  }),
  list: endpoint('GET', '/api/checks', 'checker', {
    summary: 'The 50 newest checks of the organisation that asks.',
    response: z.array(ownCheck),
  }),
}
