/** An endpoint is a plain object that handlers, web client, OpenAPI, CDK and the local gateway read (docs/architecture.md#the-contract). */
import * as z from 'zod/mini'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: anybody, a signed-in applicant, signed-in staff, or an organisation that asks by name. */
export type Access = 'public' | 'applicant' | 'staff' | 'checker'

type Schema = z.ZodMiniType

export interface Endpoint {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: Access
  /** A public endpoint that is told who asks, where somebody is signed in. */
  readonly recognises?: 'applicant'
  /** Members of staff with one of these roles: every endpoint of staff names them. */
  readonly roles?: readonly StaffRole[]
  /** Programs call it, with a key in place of a session. */
  readonly byKey?: true
  /** Staff may call it before they have set up one-time passwords, where those are required. */
  readonly beforeCodes?: true
  /** One sentence for people who read the OpenAPI document. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Members that some GET adds to the record: in a PATCH of an applicant they may be sent back, and change nothing. */
  readonly derived?: readonly string[]
  /** The `data` member of a successful answer. */
  readonly response: Schema
  /** The `details` member, where there is one. */
  readonly details?: Schema
  /** 200 where it is absent. */
  readonly status?: 200 | 201
  /** 64 KB where it is absent. */
  readonly longestBodyInBytes?: number
  /** How long browsers may keep the answer: only what everybody may read. Never kept where it is absent. */
  readonly cachedForSeconds?: number
  /** 'multipart': the body is a form with a file, not JSON. */
  readonly encoding?: 'multipart'
  /**
   * 'bare': the answer is `data` itself, without the envelope `{ data, message? }`. 'bytes': it is a file. 'page': it is
   * HTML, for browsers that run no script.
   */
  readonly envelope?: 'bare' | 'bytes' | 'page'
}

/** What an endpoint of staff must name, and no other may. */
export type RolesFor<A> = A extends 'staff'
  ? { readonly roles: readonly StaffRole[] }
  : { readonly roles?: undefined }

type Described<M, P, A, D> = D & { readonly method: M; readonly path: P; readonly access: A }

/** Declares an endpoint; keeps the exact types of its schemas. */
export const endpoint = <
  const M extends Method,
  const P extends Endpoint['path'],
  const A extends Access,
  const D extends Omit<Endpoint, 'method' | 'path' | 'access'>,
>(
  method: M,
  path: P,
  access: A,
  description: D & RolesFor<A>,
): Described<M, P, A, D> => ({ ...description, method, path, access })

type Output<S, Fallback> = S extends Schema ? z.output<S> : Fallback
type Input<S, Fallback> = S extends Schema ? z.input<S> : Fallback
type Part<E extends Endpoint, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined

/** The parts of the request that a route gets, all parsed. */
export interface Parsed<E extends Endpoint> {
  params: Output<Part<E, 'params'>, Record<string, never>>
  query: Output<Part<E, 'query'>, Record<string, never>>
  body: Output<Part<E, 'body'>, undefined>
}

/** The answer of a route. */
export type Answer<E extends Endpoint> = {
  data: Input<Part<E, 'response'>, never>
  message?: string
} & (Part<E, 'details'> extends Schema ? { details: Input<Part<E, 'details'>, never> } : unknown)

/** The input of a call. It has exactly the members that the endpoint declares. */
export type Call<E extends Endpoint> = (Part<E, 'params'> extends Schema
  ? { params: Input<Part<E, 'params'>, never> }
  : unknown) &
  (Part<E, 'query'> extends Schema ? { query: Input<Part<E, 'query'>, never> } : unknown) &
  (E extends { encoding: 'multipart' }
    ? { body: FormData }
    : Part<E, 'body'> extends Schema
      ? { body: Input<Part<E, 'body'>, never> }
      : unknown)

/** The answer to a call. */
export type Reply<E extends Endpoint> =
  Part<E, 'envelope'> extends 'bare' ? Output<Part<E, 'response'>, never> : Enveloped<E>

type Enveloped<E extends Endpoint> = {
  data: Part<E, 'envelope'> extends 'bytes' ? Blob : Output<Part<E, 'response'>, never>
  message?: string
} & (Part<E, 'details'> extends Schema ? { details: Output<Part<E, 'details'>, never> } : unknown)

/** `{id}`: the literal `me` or the id of the caller's own record. */
export const byId = z.strictObject({ id: z.string() })

/** `{key}`: the key of a document of the set. */
export const byDocumentKey = z.strictObject({ key: z.string() })

/** `?download`: to be saved rather than shown; any value says so. */
export const download = z.optional(z.string())

const longestCursor = 500 // longer than any cursor that the service makes

/** `?cursor`: where a page begins, as the page before has answered it. */
export const cursor = z.optional(z.string().check(z.maxLength(longestCursor, 'This page does not exist')))
