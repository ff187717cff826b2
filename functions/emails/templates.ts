/** The text of each e-mail, without the council's closing. */
import { wordsOfStatus } from '#shared/rules/applicant-next-act.ts'
import { returnEmail } from '#shared/rules/return-email.ts'
import type { Draft } from './message.ts'
import type { CaseEmail } from './outbox.ts'

export const compose = (to: string, subject: string, paragraphs: string[]): Draft => ({
  to,
  subject,
  paragraphs,
})

/** @param name null where nobody has confirmed that the address is theirs: what a stranger typed is not sent there. */
const greeting = (name: string | null): string => (name === null ? 'Good day,' : `Dear ${name},`)

export const passwordResetEmail = (to: string, name: string | null, link: string): Draft =>
  compose(to, 'Set a new password', [
    greeting(name),
    'Somebody, probably you, asked to set a new password for your account. Open this link within 30 minutes:',
    link,
    'If it was not you, ignore this email: your password stays as it is.',
  ])

/** @param link sets the password, once and within a day. @param invited whether the member has no password yet. */
export const staffLinkEmail = (to: string, name: string, link: string, invited: boolean): Draft =>
  compose(to, invited ? 'Your staff account' : 'Set a new staff password', [
    `Dear ${name},`,
    invited
      ? 'You have been given a staff account for the Pharmacy Council Portal. Open this link within 24 hours to set your password:'
      : 'An administrator has sent you a link to set a new password for your staff account. Open it within 24 hours:',
    link,
    'The link works once. If you did not expect this email, tell the council.',
  ])

/** The e-mails about the progress of an application. */
const caseTexts: Record<CaseEmail, { subject: string; paragraphs: string[] }> = {
  'application-submitted': {
    subject: 'Your application has been submitted',
    paragraphs: [
      `${wordsOfStatus('submitted')} You can follow it in the portal, where you also print the form, the checklist and the fee vouchers:`,
    ],
  },
  'application-returned': {
    subject: returnEmail.subject,
    paragraphs: [returnEmail.text],
  },
  'return-recalled': {
    subject: 'You do not need to correct anything now',
    paragraphs: [
      'The council asked you for corrections a short while ago and has withdrawn that request. It continues to review your application and will write to you if it needs anything:',
    ],
  },
  'typing-error-corrected': {
    subject: 'A typing error in your application was corrected',
    paragraphs: [
      'The council has corrected a typing error in your application. You do not need to do anything. What was changed is in the portal; if it is not right, tell the council:',
    ],
  },
  'application-approved': {
    subject: 'Your application has been approved',
    paragraphs: [`${wordsOfStatus('approved')} Your registration number is in the portal:`],
  },
  'application-declined': {
    subject: 'Your application has been declined',
    paragraphs: [`${wordsOfStatus('declined')} The reason is in the portal:`],
  },
  'certificate-ready': {
    subject: 'Your certificate is ready',
    paragraphs: [`${wordsOfStatus('certificate-ready')} More in the portal:`],
  },
}

/** @param further paragraphs after the link to the portal */
export const caseEmail = (
  kind: CaseEmail,
  to: string,
  name: string | null,
  portal: string,
  further: string[] = [],
): Draft => {
  const { subject, paragraphs } = caseTexts[kind]
  return compose(to, subject, [greeting(name), ...paragraphs, portal, ...further])
}

export const accountChangedEmail = (to: string, name: string | null, forgotPasswordPage: string): Draft =>
  compose(to, 'Your account was changed', [
    greeting(name),
    'The password of your account was changed just now.',
    'If it was not you, set a new password at once and tell the council:',
    forgotPasswordPage,
  ])
