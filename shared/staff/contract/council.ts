import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { council as councilRecord } from './council-answer.ts'

const fiveMinutes = 300

/** The public facts about the council. */
export const council = {
  get: endpoint('GET', '/api/council', 'public', {
    summary:
      'Where and when the council is reached, its bank account, usual days for each step, and the fees in force.',
    response: councilRecord,
    cachedForSeconds: fiveMinutes,
  }),
  contact: endpoint('GET', '/api/council/contact', 'public', {
    summary: 'Where and when the council is reached, as a page that needs no script.',
    response: z.string(),
    envelope: 'page',
    cachedForSeconds: fiveMinutes,
  }),
}
