/** The e-mails about a CNIC that another account had, to that account and to the person who asked. */
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { CnicEmail, StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { paths } from '#shared/paths.ts'

const texts: Record<CnicEmail, { subject: string; said: string; registers?: true }> = {
  'cnic-freed': {
    subject: 'You can register with your CNIC',
    said: 'You told the council that you cannot register with your CNIC. No other account has it now:',
    registers: true,
  },
  'cnic-refused': {
    subject: 'Your request about a CNIC was refused',
    said: 'You told the council that you cannot register with your CNIC. It could not find that the CNIC is yours. Come to the office with your original CNIC.',
  },
  'cnic-account-closed': {
    subject: 'Your account was closed',
    said: 'Somebody has shown the council that the CNIC of your account is theirs. Two registrars have closed the account. If this is wrong, come to the office with your original CNIC.',
  },
}

export const composeCnicEmail = (
  kind: CnicEmail,
  { to = '' }: StoredEmail,
  { config }: Needs<'config'>,
): Draft => {
  const { subject, said, registers } = texts[kind]
  return {
    to,
    subject,
    paragraphs: [said, ...(registers ? [{ link: `${config.BASE_URL}${paths.register}` }] : [])],
  }
}
