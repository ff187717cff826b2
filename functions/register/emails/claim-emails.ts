/** The e-mails about claims of entries of the register. */
import { randomBytes } from 'node:crypto'
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { isolated } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { isOverClaim, linksByCode } from '#shared/register/rules/claim.ts'
import { codeOfClaim, newClaimCode } from '../data/claim-code.ts'
import { claimWords } from './claim-words.ts'

type Services = Needs<'claims' | 'config'>
type BookServices = Services & Needs<'bookParts' | 'books' | 'clock' | 'emailLinks' | 'registrations'>

/** Sent to the registered holder, who may not know of the claim. */
export const numberClaimed = ({ reference_no: number = '' }: StoredEmail, account: Account): BilingualDraft =>
  bilingual(account.email, (language) => {
    const words = claimWords[language].claimed
    return {
      subject: words.subject,
      paragraphs: [greetingOf(account, language), words.said(isolated(number, language)), words.nothingToDo],
    }
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
): Promise<BilingualDraft | null> => {
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
  return bilingual(to, (language) => {
    const { why, code: codeWords, ...states } = claimWords[language].told
    const words = claim.state === 'linked' ? states.linked : states.waiting
    return {
      subject: words.subject(isolated(entry.number, language)),
      paragraphs: [
        why,
        words.said,
        ...(takesCode ? [codeWords.enter(isolated(code, language)), codeWords.secret] : []),
        words.object,
        { link: `${config.BASE_URL}${paths.claimObjection}/${token}` },
      ],
    }
  })
}

/** The answer to a claim; null where the claim is not there any more. */
export const claimAnswered = async (
  { change: claimId }: StoredEmail,
  account: Account,
  { claims, config }: Services,
): Promise<BilingualDraft | null> => {
  const claim = (await claims.of(account.id)).claims.find((one) => one.id === claimId)
  if (!claim || claim.state === 'waiting' || claim.state === 'unlinked') return null
  const { number, reason, state } = claim
  const mayQuote = isEmailConfirmed(account)
  const path = state === 'linked' ? paths.dashboard : paths.claim
  return bilingual(account.email, (language) => {
    const { registrarWrites, ...answers } = claimWords[language].answered
    const { subject, said, next } = answers[state]
    return {
      subject,
      paragraphs: [
        greetingOf(account, language),
        said(mayQuote ? isolated(number, language) : null),
        ...(reason && mayQuote ? [registrarWrites(isolated(reason, language))] : []),
        ...next,
        { link: `${config.BASE_URL}${path}` },
      ],
    }
  })
}
