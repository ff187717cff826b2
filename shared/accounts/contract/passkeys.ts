import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { currentPassword, newPasskey, newPasskeyQuestion, passkeyList } from '../records/passkeys.ts'

/** The passkeys of the signed-in applicant, with which they may sign in instead of e-mail and password. */
export const passkeys = {
  list: endpoint('GET', '/api/passkeys', 'applicant', { summary: 'Your passkeys.', response: passkeyList }),
  begin: endpoint('POST', '/api/passkeys/options', 'applicant', {
    summary: 'What a browser is asked to make a new passkey; asks for the password.',
    body: currentPassword,
    response: newPasskeyQuestion,
  }),
  create: endpoint('POST', '/api/passkeys', 'applicant', {
    summary: 'Add the passkey that the browser has made; other sessions end.',
    body: newPasskey,
    response: passkeyList,
    status: 201,
  }),
  remove: endpoint('POST', '/api/passkeys/{id}/removal', 'applicant', {
    summary: 'Remove a passkey; asks for the password, and other sessions end.',
    params: byId,
    body: currentPassword,
    response: passkeyList,
  }),
}
