/** The named refusals of the service. One translator (functions/platform/http) turns them into answers. */

const longestInSeconds = 90
const longestInMinutes = 120

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "1 second", "60 seconds", "5 minutes", "3 hours": always enough. */
export const waitingTime = (seconds: number): string => {
  if (seconds <= longestInSeconds) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= longestInMinutes ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

export type FieldErrors = Record<string, string[]>

export abstract class Refusal extends Error {
  /** Its own name, as text: the class is called something short once the functions are bundled, and logs say this. */
  abstract override readonly name: string
  abstract readonly status: number
  /** Further members of the answer's body besides the message. */
  readonly details: Record<string, unknown> = {}
  /** Headers the answer carries in addition to the usual ones. */
  readonly headers: Record<string, string> = {}
}

/** 422: the request was understood, these fields are wrong. */
export class Invalid extends Refusal {
  override readonly name = 'Invalid'
  readonly status = 422
  override readonly details: { errors?: FieldErrors }
  constructor(errors: FieldErrors, message = 'Check the highlighted fields') {
    super(message)
    this.details = Object.keys(errors).length > 0 ? { errors } : {}
  }
}

/** 401: nobody is signed in, or no longer. */
export class NotSignedIn extends Refusal {
  override readonly name = 'NotSignedIn'
  readonly status = 401
  constructor(message = 'Sign in to continue') {
    super(message)
  }
}

/** 403: known, but not allowed to do this now. */
export class NotAllowed extends Refusal {
  override readonly name = 'NotAllowed'
  readonly status = 403
  override readonly details: { errors?: FieldErrors }
  constructor(message = 'You may not do this', errors?: FieldErrors) {
    super(message)
    this.details = errors ? { errors } : {}
  }
}

/** 404: nothing here for the caller, whether it exists for somebody else or not. */
export class NotFound extends Refusal {
  override readonly name = 'NotFound'
  readonly status = 404
  constructor(message = 'Not found') {
    super(message)
  }
}

/** 409: what was sent contradicts what is stored, for example because it exists already. */
export class Conflict extends Refusal {
  override readonly name = 'Conflict'
  readonly status = 409
}

/** 409: an earlier onboarding step is missing; the answer names it. */
export class StepMissing extends Refusal {
  override readonly name = 'StepMissing'
  readonly status = 409
  override readonly details: { missing_step: string }
  constructor(message: string, step: string) {
    super(message)
    this.details = { missing_step: step }
  }
}

/** 412: the record changed since the caller read it; the answer carries the record as it is now. */
export class Stale extends Refusal {
  override readonly name = 'Stale'
  readonly status = 412
  override readonly details: { data: unknown }
  constructor(current: unknown) {
    super('This was changed in another window')
    this.details = { data: current }
  }
}

/** 400: not a request this service can read (bad JSON, too deep). */
export class Malformed extends Refusal {
  override readonly name = 'Malformed'
  readonly status = 400
}

/** 413: more bytes than the endpoint takes. */
export class TooLarge extends Refusal {
  override readonly name = 'TooLarge'
  readonly status = 413
  constructor(message = 'The request is too large') {
    super(message)
  }
}

/** 415: not JSON. */
export class WrongMediaType extends Refusal {
  override readonly name = 'WrongMediaType'
  readonly status = 415
  constructor(message = 'Send JSON') {
    super(message)
  }
}

/** 429: too many tries; the caller may come back after `seconds`. */
export class TooMany extends Refusal {
  override readonly name = 'TooMany'
  readonly status = 429
  override readonly headers: Record<string, string>
  readonly seconds: number
  constructor(seconds: number, reason = 'Too many tries') {
    super(`${reason}. Try again in ${waitingTime(seconds)}`)
    this.seconds = seconds
    this.headers = { 'retry-after': String(seconds) }
  }
}

/** 503: something the service needs does not answer; the same request may succeed later. */
export class Unavailable extends Refusal {
  override readonly name = 'Unavailable'
  readonly status = 503
  override readonly headers = { 'retry-after': '5' }
  constructor(message = 'The service is busy. Try again in a moment') {
    super(message)
  }
}
