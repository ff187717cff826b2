/** The e-mails about claims of entries of the register. */
import { randomBytes } from 'node:crypto'
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { isOverClaim, linksByCode, objectionInDays } from '#shared/register/rules/claim.ts'
import { linkHeld } from '#shared/register/rules/registration.ts'
import { codeOfClaim, newClaimCode } from '../data/claim-code.ts'

type Services = Needs<'claims' | 'config'>
type BookServices = Services & Needs<'bookParts' | 'books' | 'clock' | 'emailLinks' | 'registrations'>

/** Sent to the registered holder, who may not know of the claim. */
export const numberClaimed = ({ reference_no: number }: StoredEmail, account: Account): Draft => ({
  to: account.email,
  subject: 'Somebody claims your registration number',
  paragraphs: [
    greetingOf(account),
    `Somebody else has claimed the registration number ${number}, which belongs to your account. Nothing has changed: a registrar looks at the claim.`,
    'You do not need to do anything. If you know who it may be, or your certificate was lost or stolen, tell the council.',
  ],
})

/** Empty where the entry comes from elsewhere, or its row has none. */
const addressInBook = async (
  { source }: RegistrationRecord,
  { books, bookParts }: BookServices,
): Promise<string> => {
  if (!('book' in source)) return ''
  const { book, file, row: line } = source
  const found = await books.file(book, file)
  const row = found && (await bookParts.ofLine(book, { file, line }, found.parts))
  return row?.email ?? ''
}

/**
 * Sent to the address that the book holds for the row: a code that links the claim while it waits, and a link to object. Both are made
 * here, so that neither table nor stream holds them. Nothing is sent where the book has no address.
 */
export const bookAddressTold = async (
  { change: claimId, reference_no = '' }: StoredEmail,
  account: Account,
  services: BookServices,
): Promise<Draft | null> => {
  const { claims, clock, config, emailLinks, registrations } = services
  const [{ claims: all }, entry] = await Promise.all([
    claims.of(account.id),
    registrations.read(reference_no, true),
  ])
  const claim = all.find(({ id }) => id === claimId)
  const to = entry && (await addressInBook(entry, services))
  if (!claim || !entry || !to || isOverClaim(claim)) return null
  const now = clock()
  const about = { user_id: account.id, email: to, change: claim.id, number: entry.number }
  const token = randomBytes(32).toString('base64url')
  await emailLinks.issue({ kind: 'claim-objection', ...about }, token, now)
  const takesCode = claim.state === 'waiting' && linksByCode(claim, account, entry, dayInKarachi(now))
  const code = newClaimCode()
  if (takesCode) await emailLinks.issue({ kind: 'claim-code', ...about }, codeOfClaim(claim.id, code), now)
  const linked = claim.state === 'linked'
  return {
    to,
    subject: linked
      ? `The registration ${entry.number} was linked to an account`
      : `Somebody claims the registration ${entry.number}`,
    paragraphs: [
      'You get this email because the council’s book has this address for the registration.',
      linked
        ? 'It now belongs to an account in the Pharmacy Council Portal. If it is yours, you do not need to do anything.'
        : 'Somebody with an account in the Pharmacy Council Portal says that it is theirs. Nothing has changed yet.',
      ...(takesCode
        ? [
            `If it was you, enter this code within two days on the page of your claim: ${code}`,
            'Give the code to nobody. The council never asks for it.',
          ]
        : []),
      `If it was not you, object ${linked ? `within ${objectionInDays} days` : 'at once'}, and the office looks at it. You need no account:`,
      { link: `${config.BASE_URL}${paths.claimObjection}/${token}` },
    ],
  }
}

const claimHeld = (account: Account, { BASE_URL }: Needs<'config'>['config']): Draft => ({
  to: account.email,
  subject: 'Somebody has objected to your claim',
  paragraphs: [
    greetingOf(account),
    `${linkHeld}.`,
    'Bring your original certificate and your CNIC to the office, which decides whose registration it is.',
    { link: `${BASE_URL}${paths.claim}` },
  ],
})

/** The answer to a claim; null where the claim is not there any more. */
export const claimAnswered = async (
  { change: claimId }: StoredEmail,
  account: Account,
  { claims, config }: Services,
): Promise<Draft | null> => {
  const claim = (await claims.of(account.id)).claims.find((one) => one.id === claimId)
  if (!claim || claim.state === 'waiting' || claim.state === 'unlinked') return null
  if (claim.state === 'held') return claimHeld(account, config)
  const linked = claim.state === 'linked'
  const mayQuote = isEmailConfirmed(account)
  return {
    to: account.email,
    subject: linked ? 'Your registration is linked to your account' : 'Your claim was refused',
    paragraphs: [
      greetingOf(account),
      linked
        ? `Your registration is now linked to your account. You see its standing on your dashboard.`
        : `The council could not link the registration number ${mayQuote ? claim.number : 'that you claimed'} to your account.`,
      ...(claim.reason && mayQuote ? [`The registrar writes: ${claim.reason}`] : []),
      ...(linked ? [] : ['You can send another claim, or bring your certificate to the office:']),
      { link: `${config.BASE_URL}${linked ? paths.dashboard : paths.claim}` },
    ],
  }
}
