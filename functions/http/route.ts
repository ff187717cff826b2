/** The types of a route, which turns a parsed request into an answer. */
import type { User } from '#functions/data/applicants/user.ts'
import type { Session } from '#functions/data/sign-in/session.ts'
import type { StaffMember } from '#functions/data/staff/staff.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Factories, Wired } from '#functions/services/services.ts'
import type { EndpointName, EndpointOf } from '#shared/contract.ts'
import type { Answer, Endpoint, Parsed } from '#shared/kit/endpoint.ts'

interface Caller {
  /** The caller's network address, as CloudFront reports it. */
  address: string
  /** The marker that the browser has kept since its last sign-in. */
  deviceMarker: string | undefined
  /** Such as "Firefox on Windows". */
  browser: string | undefined
}

type Principal<A> = A extends 'applicant'
  ? { user: User; session: Session }
  : A extends 'staff'
    ? { staff: StaffMember; session: Session }
    : unknown

type RouteRequest<E extends Endpoint> = Parsed<E> & RequestContext & Caller & Principal<E['access']>

/** The route of an endpoint, such as `Route<'cases.act', typeof needs>`. */
export type Route<Name extends EndpointName, Needs extends Factories> = (
  request: RouteRequest<EndpointOf<Name>>,
  services: Wired<Needs>,
) => Promise<Answer<EndpointOf<Name>>>

/** The exports of the file of a route. */
interface RouteModule<Name extends EndpointName> {
  /** The factories of the services that the route works with; its function in AWS holds no others. */
  needs: Factories
  route: (request: RouteRequest<EndpointOf<Name>>, services: never) => Promise<Answer<EndpointOf<Name>>>
}

/** Loads the route of every endpoint. A missing route, or one of another endpoint, does not compile. */
export type Routes = { [Name in EndpointName]: () => Promise<RouteModule<Name>> }
