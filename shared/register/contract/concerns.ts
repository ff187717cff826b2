import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { concernEnd, concernsView, newConcern } from '../records/concern.ts'
import { byPlaceOfEntry } from './register.ts'

const roles = ['registrar'] as const
const noSuchConcern = 'There is no such concern'

/** What people tell at the door of a place of practice. */
export const concerns = {
  create: endpoint('POST', '/api/register/{number}/places/{id}/concerns', 'public', {
    summary: 'Tell the council what is wrong at a place of practice. No name is asked for.',
    params: byPlaceOfEntry,
    body: newConcern,
    response: z.null(),
    status: 201,
  }),
  list: endpoint('GET', '/api/admin/concerns', 'staff', {
    roles,
    summary: 'What waits, the oldest first, beside what the register says today; and what was ended last.',
    response: concernsView,
  }),
  end: endpoint('POST', '/api/admin/concerns/{id}/end', 'staff', {
    roles,
    summary: 'End one with an outcome, after the holder was heard. It changes nothing in the register.',
    params: z.strictObject({ id: z.string().check(z.maxLength(80, noSuchConcern)) }),
    body: concernEnd,
    response: z.null(),
  }),
}
