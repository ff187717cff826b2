import type { FieldErrors } from '#shared/kit/errors.ts'
import type { OnboardingStep } from '#shared/vocabulary/onboarding-steps.ts'

interface FailureDetails {
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

/** A call that did not succeed, with everything that screens show of it. */
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
  /** The request id, by which support finds the request in the log. */
  readonly requestId: string | undefined
  /** No answer came at all: the network is gone or too slow. */
  readonly offline: boolean

  constructor(details: FailureDetails) {
    super(details.message)
    this.name = 'ApiFailure'
    this.status = details.status
    this.errors = details.errors
    this.missingStep = details.missingStep
    this.current = details.current
    this.retryAfter = details.retryAfter
    this.requestId = details.requestId
    this.offline = details.offline ?? false
  }
}

/** The failure of a call that got no answer. */
export const noAnswerFailure = (): ApiFailure =>
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

/** The failure of an answer that is no success. A body of another server (a proxy's HTML page) becomes "Something went wrong". */
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
