/** The e-mails about claims of entries of the register. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { paths } from '#shared/paths.ts'

type Services = Needs<'claims' | 'config'>

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

/** The answer to a claim; null where the claim is not there any more. */
export const claimAnswered = async (
  { change: claimId }: StoredEmail,
  account: Account,
  { claims, config }: Services,
): Promise<Draft | null> => {
  const claim = (await claims.of(account.id)).claims.find((one) => one.id === claimId)
  if (!claim || claim.state === 'waiting') return null
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
