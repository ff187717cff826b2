import { signIns } from '#shared/accounts/records/sign-ins.ts'
import { byId, endpoint } from '#shared/kit/endpoint.ts'

/** The same as `sessions` for the signed-in member of staff. */
export const staffSessions = {
  list: endpoint('GET', '/api/admin/sessions', 'staff', {
    summary: 'Your open sessions and the last tries to sign in to your account.',
    response: signIns,
  }),
  end: endpoint('DELETE', '/api/admin/sessions/{id}', 'staff', {
    summary: 'End one of your other sessions.',
    params: byId,
    response: signIns,
  }),
  endOthers: endpoint('DELETE', '/api/admin/sessions', 'staff', {
    summary: 'End all your sessions but this one.',
    response: signIns,
  }),
}
