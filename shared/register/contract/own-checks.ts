import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { ownNamedChecks, replyToCheck } from '../records/check.ts'
import { ownHold, wantedHold } from '../records/own-hold.ts'

/** Who asked by name about one's own registration, and that the holder wants to be seen in person first. */
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
  hold: endpoint('POST', '/api/own-registration/hold', 'applicant', {
    summary:
      'Ask, with the password or a passkey, to be seen in person before the registration is relied on; or end that.',
    body: wantedHold,
    response: ownHold,
  }),
}
