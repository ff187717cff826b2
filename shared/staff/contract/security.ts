import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import {
  confirmation,
  deviceSecret,
  reauthentication,
  recoveryCodes,
  staffPasswordChange,
} from '../records/staff.ts'

/** Password and one-time passwords (RFC 6238) of the signed-in member of staff. */
export const security = {
  begin: endpoint('POST', '/api/admin/security/device', 'staff', {
    roles: staffRoles,
    beforeCodes: true,
    summary: 'A new secret for an app; it counts once it is confirmed.',
    body: reauthentication,
    response: deviceSecret,
  }),
  confirm: endpoint('POST', '/api/admin/security/device/confirmation', 'staff', {
    roles: staffRoles,
    beforeCodes: true,
    summary: 'Confirm the app by a code of it; answers new recovery codes and ends other sessions.',
    body: confirmation,
    response: recoveryCodes,
  }),
  changePassword: endpoint('POST', '/api/admin/security/password', 'staff', {
    roles: staffRoles,
    summary: 'Change one’s own password; other sessions end.',
    body: staffPasswordChange,
    response: z.null(),
  }),
  renewCodes: endpoint('POST', '/api/admin/security/recovery-codes', 'staff', {
    roles: staffRoles,
    summary: 'New recovery codes in place of the old ones; other sessions end.',
    body: reauthentication,
    response: recoveryCodes,
  }),
}
