import { confirmation, deviceSecret, newDevice, reauthentication, recoveryCodes } from '../records/staff.ts'
import { endpoint } from './endpoint.ts'

/** One-time passwords of the signed-in member of staff (RFC 6238). */
export const security = {
  begin: endpoint({
    method: 'POST',
    path: '/api/admin/security/device',
    access: 'staff',
    beforeCodes: true,
    summary: 'A new secret for an app; it counts once it is confirmed.',
    body: newDevice,
    response: deviceSecret,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/admin/security/device/confirmation',
    access: 'staff',
    beforeCodes: true,
    summary: 'Confirm the app by a code of it; answers new recovery codes and ends other sessions.',
    body: confirmation,
    response: recoveryCodes,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/admin/security/recovery-codes',
    access: 'staff',
    summary: 'New recovery codes in place of the old ones.',
    body: reauthentication,
    response: recoveryCodes,
  }),
}
