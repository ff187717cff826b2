import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { ownNamedChecks, replyToCheck } from '../records/check.ts'

/** Who asked by name about one's own registration. */
export const ownChecks = {
  list: endpoint('GET', '/api/own-registration/checks', 'applicant', {
    summary: 'The 50 newest checks by name of one’s own registration.',
    response: ownNamedChecks,
  }),
  reply: endpoint('POST', '/api/own-registration/checks/{id}', 'applicant', {
    summary: 'Say that one knows of a check, or tell the office that one does not.',
    params: byId,
    body: replyToCheck,
    response: ownNamedChecks,
  }),
}
