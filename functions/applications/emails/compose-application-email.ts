/** Composes the e-mails about the steps of an application, from what is stored when they are sent. */
import { type BilingualDraft, bilingual, greeting } from '#functions/platform/outbox/message.ts'
import type { Paragraph } from '#functions/platform/outbox/paragraph.ts'
import type { CaseEmail, StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { isClosed, isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { openReversal } from '#shared/applications/rules/reversals.ts'
import { isUnpaidRenewal } from '#shared/applications/rules/unpaid-renewal.ts'
import { type InLanguages, isolated, type Language } from '#shared/kit/languages.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'
import type { Milestone } from '#shared/vocabulary/statuses.ts'
import { type ApplicationFacts, factsFor } from './facts.ts'
import { nextAct } from './next-act.ts'
import { type StepText, stepTexts } from './step-texts.ts'
import { stepsInUrdu } from './steps-in-urdu.ts'

type Condition = (facts: ApplicationFacts) => boolean

/** Whether this is the step that the e-mail reports, and not a later one of the same kind. */
const isAt = (step: string | null | undefined, { at }: ApplicationFacts): boolean => step === at

const reached =
  (milestone: Milestone): Condition =>
  (facts) =>
    isAt(facts.form.milestones[milestone], facts)

/**
 * Whether an e-mail may still be sent: mail can be late, and what it says must be true when it is read. Nothing is sent about a step that was
 * taken back or replaced before: there is another e-mail about the later step.
 */
const stillHolds: Record<CaseEmail, Condition> = {
  'application-submitted': ({ form }) => !isClosed(form.status),
  'fee-received': (facts) => isAt(facts.payments.at(-1)?.verified_at, facts),
  'papers-received': reached('papers-received'),
  'application-returned': (facts) => facts.form.status === 'returned' && reached('returned')(facts),
  'return-recalled': (facts) =>
    facts.form.status !== 'returned' && isAt(facts.form.return_recalled_at, facts),
  'application-resubmitted': reached('resubmitted'),
  'typing-error-corrected': (facts) => facts.form.office_corrections.some(({ at }) => isAt(at, facts)),
  'application-approved': (facts) => facts.form.registration_number !== null && reached('approved')(facts),
  'certificate-ready': (facts) =>
    facts.form.status === 'certificate-ready' && reached('certificate-ready')(facts),
  'certificate-collected': (facts) => facts.form.status === 'collected' && reached('collected')(facts),
  'application-declined': (facts) => facts.form.status === 'declined' && reached('declined')(facts),
  'application-withdrawn': (facts) => facts.form.status === 'withdrawn' && reached('withdrawn')(facts),
  'renewal-unpaid': (facts) =>
    isUnpaidRenewal({ application: facts.form, documents: facts.held }) &&
    isAt(facts.form.fee_reminded_at, facts),
  'application-ended-unpaid': (facts) =>
    facts.form.status === 'ended-unpaid' && reached('ended-unpaid')(facts),
  'application-reopened': ({ form }) => isOpen(form.status),
  'instrument-returned': ({ form }) => form.fee_status === 'unpaid' && isOpen(form.status),
  'fee-short': (facts) => isAt(facts.form.shortfall?.at, facts),
  'fee-refunded': (facts) => {
    const { refund } = facts.form
    return refund !== null && isAt(refund.taken_back_at ?? refund.at, facts)
  },
  'step-reversed': (facts) => {
    const reversal = openReversal(facts.form)
    return reversal !== null && isAt(reversal.at, facts)
  },
}

const referenceLabel: InLanguages<string> = { en: 'Reference number', ur: 'حوالہ نمبر' }

const beginning = (
  { said, facts = [], further = [] }: StepText,
  { account, form, mayQuote }: ApplicationFacts,
  language: Language,
): Paragraph[] => [
  greeting(mayQuote ? account.name : null, language),
  ...said.filter((paragraph) => paragraph !== ''),
  [`${referenceLabel[language]}: ${isolated(form.reference_no, language)}`, ...facts].join('\n'),
  ...further,
]

/** Null when the step does not hold any more. */
export const composeApplicationEmail = async (
  kind: CaseEmail,
  email: StoredEmail,
  council: CouncilSettings,
  services: Needs<'cases' | 'clock' | 'config' | 'formerApplications' | 'users'>,
): Promise<BilingualDraft | null> => {
  const known = await factsFor(email, council, services)
  if (!known || !stillHolds[kind](known)) return null
  const english = stepTexts[kind](known)
  const { next = known.standing.next } = english
  const act = nextAct(known, known.hasMoved ? [] : next)
  const endings = {
    en: [...act.paragraphs, act.link],
    ur: ['تازہ صورتحال اس صفحے پر دیکھیں:', { link: act.link.link }],
  }
  const texts = { en: english, ur: stepsInUrdu[kind](known) }
  return bilingual(known.account.email, (language) => ({
    subject: texts[language].subject,
    paragraphs: [...beginning(texts[language], known, language), ...endings[language]],
  }))
}
