/**
 * How sending can fail: the service is down (503), asks to slow down, refuses the e-mail for good, or sends the e-mail
 * and dies before it can say so.
 */
export type MailFault = 'unavailable' | 'throttle' | 'reject' | 'lost-answer'

/** A plan of failures that tests set and the endpoint uses up. */
export interface FaultPlan {
  fail(fault: MailFault, times?: number): void
  heal(): void
  next(): MailFault | undefined
}

/** Makes an empty plan: everything works until `fail` is called, then that many calls fail. */
export const faultPlan = (): FaultPlan => {
  let fault: MailFault | undefined
  let left = 0
  return {
    fail(kind, times = 1) {
      fault = kind
      left = times
    },
    heal() {
      left = 0
    },
    next() {
      if (left === 0) return undefined
      left -= 1
      return fault
    },
  }
}
