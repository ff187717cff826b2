import { endpoint } from '#shared/kit/endpoint.ts'
import { ownNamedChecks } from '../records/check.ts'

/** Who asked by name about one's own registration. */
export const ownChecks = {
  list: endpoint('GET', '/api/own-registration/checks', 'applicant', {
    summary: 'The 50 newest checks by name of one’s own registration.',
    response: ownNamedChecks,
  }),
}
