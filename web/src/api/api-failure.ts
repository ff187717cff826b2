import type { FieldErrors } from '#shared/errors.ts'
import type { OnboardingStep } from '#shared/rules/onboarding.ts'

interface Facts {
  /** The HTTP status; 0 when no answer came. */
  status: number
  message: string
  errors?: FieldErrors
  missingStep?: OnboardingStep
  current?: unknown
  retryAfter?: number
  requestId?: string
  offline?: boolean
}

/** A call that did not succeed, in the words and shapes the screens show. */
export class ApiFailure extends Error {
  readonly status: number
  /** Messages by field name (422, sometimes 403). */
  readonly errors: FieldErrors | undefined
  /** The onboarding step to do first (409). */
  readonly missingStep: OnboardingStep | undefined
  /** The record as it is now (412). */
  readonly current: unknown
  /** Seconds until another try makes sense (429, 503). */
  readonly retryAfter: number | undefined
  /** What support asks for. */
  readonly requestId: string | undefined
  /** No answer came at all: the network is gone or too slow. */
  readonly offline: boolean

  constructor(facts: Facts) {
    super(facts.message)
    this.name = 'ApiFailure'
    this.status = facts.status
    this.errors = facts.errors
    this.missingStep = facts.missingStep
    this.current = facts.current
    this.retryAfter = facts.retryAfter
    this.requestId = facts.requestId
    this.offline = facts.offline ?? false
  }
}

/** The failure of a call that got no answer. */
export const noAnswer = (): ApiFailure =>
  new ApiFailure({ status: 0, message: 'You are offline. What you typed is kept in this tab', offline: true })

/** Whatever was thrown, as a failure that can be shown. */
export const asFailure = (thrown: unknown): ApiFailure =>
  thrown instanceof ApiFailure ? thrown : new ApiFailure({ status: 0, message: 'Something went wrong' })

interface RefusalBody {
  message?: string
  errors?: FieldErrors
  missing_step?: OnboardingStep
  data?: unknown
}

/** Reads a refusing answer. A body that is not ours (a proxy's HTML page) becomes "Something went wrong". */
export const failureOf = (response: Response, body: unknown): ApiFailure => {
  const refusal = (typeof body === 'object' && body !== null ? body : {}) as RefusalBody
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiFailure({
    status: response.status,
    message: refusal.message || 'Something went wrong',
    errors: refusal.errors,
    missingStep: refusal.missing_step,
    current: response.status === 412 ? refusal.data : undefined,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
}
