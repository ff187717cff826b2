import type { CertificateStanding } from '#shared/certificates/records/certificate.ts'
import { serialOf, verdictOn } from '#shared/certificates/rules/certificates.ts'
import { verdictByList } from '#shared/certificates/rules/standing-by-list.ts'
import type { CertificateContent } from '#shared/certificates/statements/certificate-statement.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { publicRegisterWords } from '#web/ui/register/public-register-words.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { AskedAt } from './asked-at.tsx'
import { ByList } from './by-list.tsx'
import { askRegisterOrList, askStanding } from './check-certificate.ts'
import { VerdictAnswer } from './verdict-answer.tsx'
import { type Verdict, verifyWords } from './verify-words.ts'

type Standing = CertificateStanding | null | undefined

const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])

/** All that the paper prints, as far as it is known, and what is different in the register today. */
const useFacts = (content: CertificateContent, standing: Standing) => {
  const words = { ...useWords(publicRegisterWords), ...useWords(verifyWords) }
  const printed = standing?.printed
  const name = printed?.name ?? content.name
  return [
    ...fact(words.name, name),
    ...(printed && standing.name !== name ? fact(words.nameToday, standing.name) : []),
    ...fact(words.fatherName, printed?.father_name),
    ...fact('CNIC', printed?.cnic_end && words.endsWith(printed.cnic_end)),
    ...fact(words.registrationNumber, content.number),
    ...fact(words.category, content.category),
    ...fact(words.qualification, printed?.qualification),
    ...fact(words.registeredOn, printed && formatDate(printed.first_registered_on)),
    ...fact(words.validUntil, formatDate(content.valid_until)),
    ...(standing && standing.valid_until !== content.valid_until
      ? fact(words.validUntilToday, formatDate(standing.valid_until))
      : []),
    ...fact(words.serial, serialOf(content.number, content.serial)),
    ...fact(words.issuedOn, formatDate(content.issued_on)),
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

/** Of a paper whose key has leaked since, or of a forgery. */
const verdictWithoutKey = (verdict: Verdict): Verdict => {
  if (verdict === 'unasked') return 'no-keys'
  return verdict === 'differs' || verdict === 'not-in-register' ? 'forged' : verdict
}

/** The register is asked whether it issued this certificate, and what it is worth today. */
export const GenuineCertificate = ({
  statement,
  content,
  page,
  isSigned = true,
}: GenuineCertificateProps) => {
  const words = useWords(verifyWords)
  const { wordings, hold } = useWords(publicRegisterWords)
  const today = dayInKarachi(new Date())
  const asked = useApi(
    async (signal) => {
      const asking = askStanding(statement, content, signal)
      // Without its key nothing but the register itself shows that a certificate is genuine.
      const { standing, kept } = isSigned
        ? await askRegisterOrList(asking, content.number, signal)
        : { standing: await asking, kept: null }
      const verdict = kept ? verdictByList(content, kept, today) : await verdictOn(content, standing, today)
      return { standing, kept, verdict }
    },
    [statement],
  )
  const { standing, kept, verdict } = asked.data ?? {
    ...{ standing: undefined, kept: null, verdict: 'unasked' as const },
  }
  const facts = useFacts(content, verdict === 'differs' ? undefined : standing)
  if (asked.state === 'loading')
    return (
      <p role="status">
        {isSigned && words.genuine}
        {words.asking}
      </p>
    )
  return (
    <VerdictAnswer
      verdict={isSigned ? verdict : verdictWithoutKey(verdict)}
      asOf={verdict === 'unasked' ? undefined : kept?.at}
    >
      {kept && <ByList kept={kept} isUsed={verdict !== 'unasked'} today={today} />}
      {verdict === 'unasked' && content.valid_until < today && <p>{words.passed}</p>}
      {standing === undefined && (
        <p>
          <Button look="outline" onClick={asked.reload}>
            {words.askAgain}
          </Button>
        </p>
      )}
      {verdict === 'outdated' && standing?.differs_since && <p>{words.changedOn(standing.differs_since)}</p>}
      {(verdict === 'suspended' || verdict === 'removed') && standing?.wording && (
        <p>{words.registerSays(wordings[standing.wording])}</p>
      )}
      {standing?.hold && <p className="banner-note">{hold}</p>}
      <p>{verdict === 'differs' || verdict === 'not-in-register' ? words.notIssued : words.compare}</p>
      <SummaryList items={facts} />
      <AskedAt at={standing?.checked_at} page={page} />
    </VerdictAnswer>
  )
}
