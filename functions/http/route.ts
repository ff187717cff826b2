/** What a route is: one sentence from a parsed request to an answer. */

import type { Session } from '#functions/data/session.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { User } from '#functions/data/user.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Services } from '#functions/services/services.ts'
import type { Answer, Endpoint, Parsed } from '#shared/contract/endpoint.ts'
import type { Contract } from '#shared/contract/index.ts'

interface Caller {
  /** The caller's network address, as CloudFront reports it. */
  address: string
}

type Principal<A> = A extends 'applicant'
  ? { user: User; session: Session }
  : A extends 'staff'
    ? { staff: StaffMember; session: Session }
    : unknown

export type RouteRequest<E extends Endpoint> = Parsed<E> & RequestContext & Caller & Principal<E['access']>

export type Route<E extends Endpoint> = (request: RouteRequest<E>, services: Services) => Promise<Answer<E>>

/** Every endpoint's route; a missing or a wrong one does not compile. */
export type Routes = {
  [F in keyof Contract]: {
    [O in keyof Contract[F]]: Contract[F][O] extends Endpoint ? Route<Contract[F][O]> : never
  }
}
