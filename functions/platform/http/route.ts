/** The types of a route, which turns a parsed request into an answer. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Session } from '#functions/accounts/data/sign-in/session.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { CheckerRecord } from '#shared/accounts/records/checker.ts'
import type { Contract, EndpointName, EndpointOf } from '#shared/contract.ts'
import type { Answer, Endpoint, Parsed } from '#shared/kit/endpoint.ts'
import type { RequestContext } from '../services/request-context.ts'
import type { Factories, Wired } from '../services/services.ts'

interface Caller {
  /** The caller's network address, as CloudFront reports it. */
  address: string
  /** With which a program asks, or whoever is signed in. */
  bearer: string | undefined
  /** The marker that the browser has kept since its last sign-in. */
  deviceMarker: string | undefined
  /** Such as "Firefox on Windows". */
  browser: string | undefined
}

type Principal<A> = A extends 'applicant'
  ? { user: User; session: Session }
  : A extends 'staff'
    ? { staff: StaffMember; session: Session }
    : A extends 'checker'
      ? { checker: CheckerRecord; session: string }
      : unknown

type Recognised<E> = E extends { recognises: 'applicant' } ? { user?: User } : unknown

type RouteRequest<E extends Endpoint> = Parsed<E> &
  RequestContext &
  Caller &
  Principal<E['access']> &
  Recognised<E>

type Run<Name extends EndpointName, Services> = (
  request: RouteRequest<EndpointOf<Name>>,
  services: Services,
) => Promise<Answer<EndpointOf<Name>>>

/** The route of an endpoint: turns a parsed request into an answer. */
export interface Route<Name extends EndpointName> {
  name: Name
  /** The factories of the services that the route works with; its function in AWS holds no others. */
  needs: Factories
  run: Run<Name, never>
}

/**
 * A route, by the name of its endpoint, such as `route('cases.act', { cases }, async ({ body, staff }, { cases }) => …)`.
 * Making one has no side effect, so a bundle leaves out the routes of a file that it does not use.
 */
export const route = <Name extends EndpointName, Needs extends Factories>(
  name: Name,
  needs: Needs,
  run: Run<Name, Wired<Needs>>,
) => ({ name, needs, run })

/** The needs of a use case together with those of the route. A spread could have a side effect, so it would keep unused routes in a bundle. */
export const both = <A extends Factories, B extends Factories>(one: A, other: B): A & B => ({
  ...one,
  ...other,
})

/** The routes of every feature, by operation. A missing route, or one of another endpoint, does not compile. */
export type Routes = {
  [Feature in keyof Contract]: () => Promise<{
    [Operation in keyof Contract[Feature] & string]: Route<`${Feature}.${Operation}` & EndpointName>
  }>
}
