/** The texts of each e-mail about an application. Subjects contain nothing that anybody has typed. */
import type { Paragraph } from '#functions/platform/outbox/paragraph.ts'
import type { CaseEmail } from '#functions/platform/outbox/stored-email.ts'
import { applicantStanding } from '#shared/applications/rules/applicant-next-act.ts'
import { needsText } from '#shared/applications/rules/application-needs.ts'
import { correctionText, itemLabel } from '#shared/applications/rules/correctable.ts'
import { reversalWords } from '#shared/applications/rules/reversals.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { returnEmail } from '#shared/cases/rules/return-email.ts'
import { dayInKarachi, formatDate, formatFee } from '#shared/kit/format.ts'
import { renewalObstacle } from '#shared/register/rules/registration.ts'
import type { ApplicationFacts } from './facts.ts'

export interface StepText {
  subject: string
  /** What happened. */
  said: Paragraph[]
  /** Further lines under the reference number. */
  facts?: string[]
  /** Further information for the applicant. */
  further?: Paragraph[]
  /** What happens next, if it differs from the pages. */
  next?: string[]
}
type Text = (facts: ApplicationFacts) => StepText

const dayOf = (instant: string): string => formatDate(dayInKarachi(new Date(instant)))
const listOf = (items: string[]): Paragraph[] => (items.length > 0 ? [{ list: items }] : [])
export const isRenewal = ({ form }: ApplicationFacts): boolean => form.application_title === 'Renewal'

/** The papers are listed here, so the next steps do not name them again. */
const submitted: Text = ({ form, held, place, standing }) => {
  const [first, ...needs] = needsText(form.application_title, held)
  const sample = form.fee_is_sample ? ' (a sample fee, not the council’s figure)' : ''
  return {
    subject: 'Your application has been submitted',
    said: [
      `The council received your application for ${form.application_title.toLowerCase()} on ${dayOf(form.submitted_at)}.`,
      standing.words,
    ],
    next: applicantStanding({ ...place, needs: place.needs.filter(({ when }) => when === 'after-paying') })
      .next,
    further: first ? [first, { list: needs }] : [],
    facts: [
      ...(form.fee_status === 'unpaid' ? [`Fee to pay: ${formatFee(form.fee_amount)}${sample}`] : []),
      `Voucher number: ${formatVoucherNumber(form.voucher_number)}`,
    ],
  }
}

/** What is to be corrected, without the words that somebody typed where they may not be sent. */
export const correctionsOf = ({ form: { corrections }, mayQuote }: ApplicationFacts): string[] =>
  corrections.map((one) => correctionText(mayQuote ? one : { ...one, words: '' }))

const returned: Text = (facts) => {
  const texts = correctionsOf(facts)
  return { subject: returnEmail.subject, said: [returnEmail.text(texts.length), ...listOf(texts)] }
}

/** The corrected items of this step; their values are in the portal. */
const correctedByOffice: Text = ({ form, at }) => ({
  subject: 'A typing error in your application was corrected',
  said: [
    'The council has corrected a typing error in your application:',
    ...listOf(
      form.office_corrections.filter((corrected) => corrected.at === at).map(({ item }) => itemLabel(item)),
    ),
    'You do not need to do anything. You can see what was changed in the portal. If it is not right, tell the council.',
  ],
})

const declined: Text = ({ form: { decline_reason }, mayQuote }) => ({
  subject: 'Your application has been declined',
  said:
    decline_reason && mayQuote
      ? ['The council has declined your application. The reason is:', decline_reason]
      : ['The council has declined your application. You can read the reason in the portal.'],
})

/** With the new end of what is renewed. */
const approved: Text = (facts) => {
  const { registration } = facts.account
  return {
    subject: isRenewal(facts) ? 'Your registration has been renewed' : 'Your application has been approved',
    said: [
      isRenewal(facts)
        ? 'The council has renewed your registration.'
        : 'The council has approved your application.',
    ],
    facts: [
      `Registration number: ${facts.form.registration_number}`,
      ...(registration
        ? [`${isRenewal(facts) ? 'Now valid' : 'Valid'} until: ${formatDate(registration.valid_until)}`]
        : []),
    ],
  }
}

/** With what stands against its approval, which is to be known before the fee is paid. */
const unpaid: Text = ({ account: { registration }, form, at }) => {
  const obstacle = registration && renewalObstacle(registration, dayInKarachi(new Date(at)))
  return {
    subject: 'Your renewal is not paid yet',
    said: [
      `You handed in a renewal on ${dayOf(form.submitted_at)}. It is not paid yet as far as the council knows.`,
      ...(obstacle ? [`${obstacle}. Ask the council before you pay the fee.`] : []),
    ],
    facts: [
      `Fee to pay: ${formatFee(stillOwed(form).fee)}`,
      `Voucher number: ${formatVoucherNumber(stillOwed(form).vouchers[0] ?? '')}`,
    ],
  }
}

/** Of a fee in two parts with both. */
const received: Text = ({ payments, standing }) => {
  const paid = payments.map(({ amount, paid_on }) => `${formatFee(amount)}, paid on ${formatDate(paid_on)}`)
  const whole = formatFee(payments.reduce((sum, { amount }) => sum + amount, 0))
  const said = paid.length > 1 ? `${whole} in two parts: ${paid.join('; and ')}` : paid.join('')
  return {
    subject: 'Your fee has been received',
    said: [`The council has received your fee: ${said}.`, standing.words],
  }
}

/** To whom it was paid can be read in the portal. */
const refunded: Text = ({ form: { refund }, isFormer, standing }) => {
  const paid = `${formatFee(refund?.amount ?? 0)}, challan ${refund?.challan_no}`
  return refund?.taken_back_at
    ? {
        subject: 'The refund of your fee has been taken back',
        said: [
          `The council had refunded your fee (${paid}). The money was not paid out, or came back.`,
          standing.words,
        ],
      }
    : {
        subject: 'Your fee has been refunded',
        said: [
          `The council has refunded your fee (${paid}). It no longer counts as paid.${isFormer ? '' : ' You can read in the portal to whom it was paid.'} If you did not ask for it, tell the council.`,
          standing.words,
        ],
      }
}

export const stepTexts: Record<CaseEmail, Text> = {
  'application-submitted': submitted,
  'fee-received': received,
  'papers-received': ({ standing }) => ({
    subject: 'Your papers have been received',
    said: ['The council has received all the papers on your checklist.', standing.words],
  }),
  'application-returned': returned,
  'return-recalled': ({ standing }) => ({
    subject: 'You do not need to correct anything now',
    said: [
      'The council had asked you to correct your application. It does not ask for that any more: you do not need to change anything.',
      standing.words,
    ],
  }),
  'application-resubmitted': ({ form }) => ({
    subject: 'Your corrections have been received',
    said: [
      'The council has received your corrections. You changed:',
      ...listOf(form.corrections.map(({ item }) => itemLabel(item))),
    ],
  }),
  'typing-error-corrected': correctedByOffice,
  'application-approved': approved,
  'certificate-ready': ({ standing }) => ({
    subject: 'Your certificate is ready',
    said: [standing.words],
  }),
  'certificate-collected': ({ at }) => ({
    subject: 'Your certificate has been collected',
    said: [`You collected your certificate on ${dayOf(at)}. If it was not you, tell the council at once.`],
  }),
  'application-declined': declined,
  'application-withdrawn': ({ at }) => ({
    subject: 'Your application has been withdrawn',
    said: [
      `You withdrew your application on ${dayOf(at)}. If it was not you, set a new password at once and tell the council.`,
    ],
  }),
  'renewal-unpaid': unpaid,
  'application-ended-unpaid': ({ form, standing }) => ({
    subject: 'Your renewal has ended because it was not paid',
    said: [standing.words || 'Your renewal was not paid in time and has ended by itself.'],
    facts: form.pay_by ? [`Last day to pay: ${formatDate(form.pay_by)}`] : [],
  }),
  'application-reopened': ({ standing }) => ({
    subject: 'Your application has been opened again',
    said: ['The council has opened your application again.', standing.words],
  }),
  'fee-short': ({ form, standing }) => ({
    subject: 'A part of your fee is still to be paid',
    said: [
      `The council has received ${formatFee(form.shortfall?.paid ?? 0)}; your fee is ${formatFee(form.fee_amount)}. Print the second voucher and pay the rest with it.`,
      standing.words,
    ],
    facts: [
      `Still to pay: ${formatFee(stillOwed(form).fee)}`,
      `Number of the second voucher: ${formatVoucherNumber(form.shortfall?.voucher_number ?? '')}`,
    ],
  }),
  'instrument-returned': ({ standing }) => ({
    subject: 'The bank has not paid your pay order',
    said: [
      'The bank has returned the pay order or demand draft that you handed in to the council. Your fee is still to be paid.',
      standing.words,
    ],
  }),
  'fee-refunded': refunded,
  'step-reversed': ({ form, standing }) => {
    const { subject, sentence } = reversalWords[form.reversal?.step ?? 'approved']
    return { subject, said: [sentence, standing.words] }
  },
}
