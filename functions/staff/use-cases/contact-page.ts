/** How the council is reached, as a page for browsers in which the portal's scripts do not run. */
import { escapeHtml } from '#functions/platform/outbox/escape-html.ts'
import { callAddress, mailAddress } from '#shared/accounts/link-addresses.ts'
import { paths } from '#shared/paths.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'

const linkTo = (address: string, text: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`

/** Leaves out what an administrator has not filled in. */
export const contactPage = (council: CouncilSettings): string => {
  const { address, phone, email, hours } = council
  const name = escapeHtml(councilName(council))
  const paragraphs = [
    address
      ? escapeHtml(address).replaceAll('\n', '<br>')
      : 'Ask at the office of the Secretary of the council.',
    phone && `Telephone: ${linkTo(callAddress(phone), phone)}`,
    email && `Email: ${linkTo(mailAddress(email), email)}`,
    hours && `Open ${escapeHtml(hours)}`,
    `<a href="${paths.start}">What you need, the fee and how to apply</a>`,
  ]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>How to reach the council – ${name}</title></head><body><main><h1>${name}</h1>`,
    ...paragraphs.filter(Boolean).map((paragraph) => `<p>${paragraph}</p>`),
    '</main></body></html>',
  ].join('\n')
}
