/** Composes the e-mails about the steps of an application, from what is stored when they are sent. */
import { type Draft, greeting } from '#functions/platform/outbox/message.ts'
import type { CaseEmail, StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'
import { factsFor } from './facts.ts'
import { nextAct } from './next-act.ts'
import { stepTexts } from './step-texts.ts'
import { stillHolds } from './still-holds.ts'

/** Null when the step does not hold any more. */
export const composeApplicationEmail = async (
  kind: CaseEmail,
  email: StoredEmail,
  council: CouncilSettings,
  services: Needs<'cases' | 'clock' | 'config' | 'users'>,
): Promise<Draft | null> => {
  const known = await factsFor(email, council, services)
  if (!known || !stillHolds(kind, known)) return null
  const text = stepTexts[kind](known)
  const { subject, said, facts = [], further = [], next = known.standing.next } = text
  return {
    to: known.account.email,
    subject,
    paragraphs: [
      greeting(known.mayQuote ? known.account.name : null),
      ...said.filter((paragraph) => paragraph !== ''),
      [`Reference number: ${known.form.reference_no}`, ...facts].join('\n'),
      ...further,
      ...nextAct(known, known.hasMoved ? [] : next),
    ],
  }
}
