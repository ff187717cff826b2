import type { CertificateStanding } from '#shared/certificates/records/certificate.ts'
import { serialOf, verdictOn } from '#shared/certificates/rules/certificates.ts'
import type { CertificateContent } from '#shared/certificates/statements/certificate-statement.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import { useApi } from '#web/api/use-api.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Answer } from './answer.tsx'
import { askStanding } from './check-certificate.ts'
import { verdictAnswers } from './verdict-words.ts'

/** A long name is cut in the code; what is left is then compared. */
const isSameName = (signed: string, registered: string): boolean =>
  signed.endsWith('…') ? registered.startsWith(signed.slice(0, -1)) : signed === registered

/** The data that must be on the paper, and what is different in the register today. */
const factsOf = (content: CertificateContent, standing: CertificateStanding | null | undefined) => [
  { label: 'Name', value: content.name },
  ...(standing && !isSameName(content.name, standing.name)
    ? [{ label: 'Name in the register today', value: standing.name }]
    : []),
  { label: 'Registration number', value: content.number },
  { label: 'Category', value: content.category },
  { label: 'Valid until', value: formatDate(content.valid_until) },
  ...(standing && standing.valid_until !== content.valid_until
    ? [{ label: 'Valid until in the register today', value: formatDate(standing.valid_until) }]
    : []),
  { label: 'Serial number', value: serialOf(content.number, content.serial) },
  { label: 'Issued on', value: formatDate(content.issued_on) },
]

/** The signature is genuine; the register is asked what the certificate is worth today. */
export const GenuineCertificate = ({ content }: { content: CertificateContent }) => {
  const asked = useApi((signal) => askStanding(content, signal), [content])
  if (asked.state === 'loading')
    return <p role="status">The signature is genuine. Asking the register for the present standing…</p>
  const standing = asked.state === 'ready' ? asked.data : undefined
  const today = dayInKarachi(new Date())
  const verdict = verdictOn(content, standing, today)
  return (
    <Answer {...verdictAnswers[verdict]}>
      {verdict === 'unasked' && (
        <>
          {content.valid_until < today && <p>Its last day has passed.</p>}
          <p>
            <button type="button" className="btn btn-outline-primary" onClick={asked.reload}>
              Ask again
            </button>
          </p>
        </>
      )}
      {(verdict === 'suspended' || verdict === 'removed') && standing?.wording && (
        <p>The register says: {wordingSentences[standing.wording]}</p>
      )}
      <p>Compare these facts with the paper.</p>
      <SummaryList items={factsOf(content, standing)} />
    </Answer>
  )
}
