/** The facts for a recommendation or a decision, shown in its dialog. */
import { missingDocuments } from '#shared/applications/rules/required-documents.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { paperCount } from '#shared/cases/rules/received-papers.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { recommendationText } from '../decision/recommendation.tsx'

interface Fact {
  label: string
  lines: string[]
  /** Something that needs attention. */
  isOpen?: boolean
}

export const recommendationFact = ({ review: { recommendation } }: CaseRecord): Fact => ({
  label: 'Recommendation',
  lines: recommendation
    ? [recommendationText(recommendation), ...(recommendation.note ? [recommendation.note] : [])]
    : ['None'],
  isOpen: recommendation?.outcome !== 'approval',
})

export const warningsFact = ({ checks }: CaseRecord): Fact => {
  const open = checks.filter(({ ok }) => !ok).map(({ words }) => words)
  return { label: 'Open warnings', lines: open.length > 0 ? open : ['None'], isOpen: open.length > 0 }
}

export const papersFact = ({ review, application_form: form }: CaseRecord): Fact => {
  const { received, asked } = paperCount(form.application_title, review)
  return { label: 'Papers received', lines: [`${received} of ${asked}`], isOpen: received < asked }
}

export const documentsFact = (record: CaseRecord): Fact => {
  const missing = missingDocuments(record)
  return {
    label: 'Documents missing',
    lines: missing.length > 0 ? missing.map(fieldLabel) : ['None'],
    isOpen: missing.length > 0,
  }
}

export const paymentFact = ({ review: { payment, part } }: CaseRecord): Fact => ({
  label: 'Payment',
  lines: [
    ...[part, payment].flatMap((one) =>
      one
        ? [
            `${formatRupees(one.amount)} on ${formatDate(one.paid_on)}, challan ${one.challan_no}`,
            `Verified by ${inSentence(one.verified_by.name)}, ${formatMoment(one.verified_at)}`,
          ]
        : [],
    ),
    ...(payment ? [] : [part ? 'The rest is not paid' : 'Not verified']),
  ],
  isOpen: !payment,
})

export const DecisionFacts = ({ facts }: { facts: Fact[] }) => (
  <dl className="case-fact-list">
    {facts.map(({ label, lines, isOpen }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {isOpen && <Icon name="alert" />}
          <span>
            {lines.map((line) => (
              <Typed key={line}>{line}</Typed>
            ))}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
