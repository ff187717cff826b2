import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { profile, profileChanges } from '../records/account.ts'

export const portfolioUpdate = {
  get: endpoint('GET', '/api/portfolioUpdate/{id}', 'applicant', {
    summary: 'The profile, with both passwords empty.',
    params: byId,
    response: profile,
  }),
  update: endpoint('PATCH', '/api/portfolioUpdate/{id}', 'applicant', {
    summary: 'Change the profile; an empty password means unchanged.',
    params: byId,
    body: profileChanges,
    response: profile,
  }),
}
