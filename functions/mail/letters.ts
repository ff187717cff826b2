/** The words of each letter. */
import type { Mail } from '#functions/gateways/mail.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const asHtml = (paragraphs: string[]): string =>
  `<!doctype html><html lang="en"><body>${paragraphs
    .map((text) =>
      text.startsWith('http')
        ? `<p><a href="${escapeHtml(text)}">${escapeHtml(text)}</a></p>`
        : `<p>${escapeHtml(text)}</p>`,
    )
    .join('')}</body></html>`

const compose = (to: string, subject: string, paragraphs: string[]): Mail => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
  html: asHtml(paragraphs),
})

const closing = 'Pharmacy Council'

export const passwordResetLetter = (to: string, name: string, link: string): Mail =>
  compose(to, 'Set a new password', [
    `Dear ${name},`,
    'Somebody, probably you, asked to set a new password for your account. Open this link within 30 minutes:',
    link,
    'If it was not you, leave this letter alone: your password stays as it is.',
    closing,
  ])

export const accountChangedLetter = (to: string, name: string, forgotPasswordPage: string): Mail =>
  compose(to, 'Your account was changed', [
    `Dear ${name},`,
    'The email or the password of your account was changed just now.',
    'If it was not you, set a new password at once and tell the council:',
    forgotPasswordPage,
    closing,
  ])
