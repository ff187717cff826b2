import * as z from 'zod/mini'
import { ownHistoryPage, standingLetter } from '../records/own-history.ts'
import { endpoint } from './endpoint.ts'
import { cursor } from './params.ts'

/** What the holder of an entry of the register asks about it. */
export const ownRegister = {
  history: endpoint({
    method: 'GET',
    path: '/api/own-registration/history',
    access: 'applicant',
    summary: 'What happened to the caller’s entry of the register, the newest first, without names of staff.',
    query: z.strictObject({ cursor }),
    response: ownHistoryPage,
  }),
  letter: endpoint({
    method: 'POST',
    path: '/api/own-registration/letter',
    access: 'applicant',
    summary:
      'A signed letter of good standing as of today, which counts for 90 days; for a registration in force, 20 times a day.',
    response: standingLetter,
  }),
}
