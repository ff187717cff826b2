import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { chosenLanguage, profile, profileChanges } from '../records/account.ts'

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
  language: endpoint('POST', '/api/portfolioUpdate/{id}/language', 'applicant', {
    summary: 'Keep with the account in which language the pages are read that are in both.',
    params: byId,
    body: chosenLanguage,
    response: chosenLanguage,
  }),
}
