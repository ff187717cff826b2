import type { CertificateStanding } from '#shared/certificates/records/certificate.ts'
import { type CertificateVerdict, serialOf, verdictOn } from '#shared/certificates/rules/certificates.ts'
import type { CertificateContent } from '#shared/certificates/statements/certificate-statement.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Answer } from './answer.tsx'
import { AskedAt } from './asked-at.tsx'
import { askStanding } from './check-certificate.ts'
import { forgedAnswer, uncheckedAnswers, verdictAnswers } from './verdict-words.ts'

type Standing = CertificateStanding | null | undefined

const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])

/** All that the paper prints, as far as it is known, and what is different in the register today. */
const factsOf = (content: CertificateContent, standing: Standing) => {
  const printed = standing?.printed
  const name = printed?.name ?? content.name
  return [
    ...fact('Name', name),
    ...(printed && standing.name !== name ? fact('Name in the register today', standing.name) : []),
    ...fact('Father’s name', printed?.father_name),
    ...fact('CNIC', printed?.cnic_end && `ends with ${printed.cnic_end}`),
    ...fact('Registration number', content.number),
    ...fact('Category', content.category),
    ...fact('Qualification', printed?.qualification),
    ...fact('Registered on', printed && formatDate(printed.first_registered_on)),
    ...fact('Valid until', formatDate(content.valid_until)),
    ...(standing && standing.valid_until !== content.valid_until
      ? fact('Valid until in the register today', formatDate(standing.valid_until))
      : []),
    ...fact('Serial number', serialOf(content.number, content.serial)),
    ...fact('Issued on', formatDate(content.issued_on)),
  ]
}

interface GenuineCertificateProps {
  statement: string
  content: CertificateContent
  /** Where the council's own page is. */
  page: string
  /** False: none of the council's keys has signed it, so that it counts only if the register knows it. */
  isSigned?: boolean
}

/** A paper whose key has leaked since, or a forgery. */
const answerWithoutKey = (verdict: CertificateVerdict) => {
  if (verdict === 'unasked') return uncheckedAnswers['no-keys']
  return verdict === 'differs' || verdict === 'not-in-register' ? forgedAnswer : verdictAnswers[verdict]
}

/** The register is asked whether it issued this certificate, and what it is worth today. */
export const GenuineCertificate = ({
  statement,
  content,
  page,
  isSigned = true,
}: GenuineCertificateProps) => {
  const today = dayInKarachi(new Date())
  const asked = useApi(
    async (signal) => {
      const standing = await askStanding(statement, content, signal)
      return { standing, verdict: await verdictOn(content, standing, today) }
    },
    [statement],
  )
  if (asked.state === 'loading')
    return (
      <p role="status">
        {isSigned && 'The signature is genuine. '}Asking the register for the present standing…
      </p>
    )
  const { standing, verdict } =
    asked.state === 'ready' ? asked.data : { standing: undefined, verdict: 'unasked' as const }
  return (
    <Answer {...(isSigned ? verdictAnswers[verdict] : answerWithoutKey(verdict))}>
      {verdict === 'unasked' && (
        <>
          {content.valid_until < today && <p>Its last day has passed.</p>}
          <p>
            <Button look="outline" onClick={asked.reload}>
              Ask again
            </Button>
          </p>
        </>
      )}
      {verdict === 'outdated' && standing?.differs_since && (
        <p>Its particulars have changed in the register on {formatDate(standing.differs_since)}.</p>
      )}
      {(verdict === 'suspended' || verdict === 'removed') && standing?.wording && (
        <p>The register says: {wordingSentences[standing.wording]}</p>
      )}
      {verdict === 'differs' || verdict === 'not-in-register' ? (
        <p>This is what the code says. It is not what the council issued.</p>
      ) : (
        <p>
          Compare each of these facts with the paper, the photograph on the paper with the face before you,
          and name and CNIC with the identity card.
        </p>
      )}
      <SummaryList items={factsOf(content, verdict === 'differs' ? undefined : standing)} />
      <AskedAt at={standing?.checked_at} page={page} />
    </Answer>
  )
}
