import { council as councilRecord } from '../records/council-settings.ts'
import { endpoint } from './endpoint.ts'

const fiveMinutes = 300

/** What anybody may know of the council. */
export const council = {
  get: endpoint({
    method: 'GET',
    path: '/api/council',
    access: 'public',
    summary:
      'Where and when the council is reached, its bank account, usual days for each step, and the fees in force.',
    response: councilRecord,
    cachedForSeconds: fiveMinutes,
  }),
}
