import { newPasskey, newPasskeyQuestion, passkeyList } from '#shared/accounts/records/passkeys.ts'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { reauthentication } from '../records/staff.ts'

/** The passkeys of the signed-in member of staff, which are used instead of one-time passwords or besides them. */
export const staffPasskeys = {
  list: endpoint('GET', '/api/admin/security/passkeys', 'staff', {
    roles: staffRoles,
    beforeCodes: true,
    summary: 'Your passkeys.',
    response: passkeyList,
  }),
  begin: endpoint('POST', '/api/admin/security/passkeys/options', 'staff', {
    roles: staffRoles,
    beforeCodes: true,
    summary:
      'What a browser is asked to make a new passkey; asks for the password and a present second factor.',
    body: reauthentication,
    response: newPasskeyQuestion,
  }),
  create: endpoint('POST', '/api/admin/security/passkeys', 'staff', {
    roles: staffRoles,
    beforeCodes: true,
    summary: 'Add the passkey that the browser has made; other sessions end.',
    body: newPasskey,
    response: passkeyList,
    status: 201,
  }),
  remove: endpoint('POST', '/api/admin/security/passkeys/{id}/removal', 'staff', {
    roles: staffRoles,
    summary: 'Remove a passkey, but not the last second factor; other sessions end.',
    params: byId,
    body: reauthentication,
    response: passkeyList,
  }),
}
