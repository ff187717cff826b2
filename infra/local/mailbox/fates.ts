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
