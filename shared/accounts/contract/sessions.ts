import { byId, endpoint, type RolesFor } from '#shared/kit/endpoint.ts'
import { signIns } from '../records/sign-ins.ts'

/** The caller's own open sessions and last tries to sign in; `{id}` is one of these sessions. Each answer holds all of them. */
export const sessionsOf = <const P extends string, const A extends 'applicant' | 'staff'>(
  path: P,
  access: A,
  roles: RolesFor<A>,
) => ({
  list: endpoint('GET', `/api/${path}`, access, {
    ...roles,
    summary: 'Your open sessions and the last tries to sign in to your account.',
    response: signIns,
  }),
  end: endpoint('DELETE', `/api/${path}/{id}`, access, {
    ...roles,
    summary: 'End one of your other sessions.',
    params: byId,
    response: signIns,
  }),
  endOthers: endpoint('DELETE', `/api/${path}`, access, {
    ...roles,
    summary: 'End all your sessions but this one.',
    response: signIns,
  }),
})

export const sessions = sessionsOf('sessions', 'applicant', {})
