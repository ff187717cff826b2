/** The applicant's next step, with the texts of the portal's own pages. */
import type { Paragraph } from '#functions/platform/outbox/paragraph.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { registrationPathOf } from '#shared/paths.ts'
import type { ApplicationFacts } from './facts.ts'

/** Where papers are handed in and certificates collected; nothing if the council has not entered it. */
const whereToCome = ({ form: { status, milestones }, council }: ApplicationFacts): string[] => {
  const address = council.address.replaceAll('\n', ', ')
  const handsIn = isOpen(status) && status !== 'returned' && milestones['papers-received'] === undefined
  if (address && status === 'certificate-ready') return [`Where to come: ${address}.`]
  if (!address || !handsIn) return []
  return [`Where to hand in your papers: ${address}.${council.hours && ` Open ${council.hours}.`}`]
}

const asList = (next: string[]): Paragraph[] => {
  if (next.length === 0) return []
  return next.length === 1 ? [`What happens next: ${next[0]}`] : ['What happens next:', { list: next }]
}

/** @param next what happens next */
export const nextAct = (facts: ApplicationFacts, next: string[]) => {
  const { label, path } = facts.standing.act ?? {
    label: 'See your application in the portal',
    path: registrationPathOf(facts.form),
  }
  return {
    paragraphs: [...asList(next), ...(facts.hasMoved ? [] : whereToCome(facts))],
    link: { label, link: `${facts.portal}${path}` },
  }
}
