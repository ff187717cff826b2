/** The outcome of an e-mail by the name of its mailbox, as in the mail service's own simulator. */
export type EmailFate = 'delivered' | 'no-mailbox' | 'stopped' | 'mailbox-full' | 'complaint'

const byName: Record<string, EmailFate> = {
  bounce: 'no-mailbox',
  suppressionlist: 'stopped',
  'mailbox-full': 'mailbox-full',
  complaint: 'complaint',
}

export interface EmailFates {
  of(address: string): EmailFate
  deliverTo(address: string): void
}

/** `bounce@simulator.amazonses.com`, and `bounce@` or `bounce+anything@` of any domain: so do the other names. */
export const emailFates = (): EmailFates => {
  const mended = new Set<string>()
  return {
    of: (address) => {
      const name = /^([^+@]+)[^@]*@/.exec(address.toLowerCase())?.[1] ?? ''
      return mended.has(address) ? 'delivered' : (byName[name] ?? 'delivered')
    },
    deliverTo: (address) => void mended.add(address),
  }
}

/**
 * How sending can fail: the service is unavailable (503), permanently refuses the e-mail, has not verified
 * the address (in the sandbox), does not allow the caller to send it (403), or sends the e-mail but the connection
 * ends before its answer.
 */
export type MailFault = 'unavailable' | 'reject' | 'not-verified' | 'forbidden' | 'lost-answer'

/** Failures that tests plan for the next calls of the endpoint. */
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
