import '#web/theme/certificates/verify.scss'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { type Checked as CheckedStatement, checkCertificate } from './check-certificate.ts'
import { GenuineCertificate } from './genuine-certificate.tsx'
import { GenuineLetter } from './genuine-letter.tsx'
import { GenuinePlace } from './genuine-place.tsx'
import { GenuineStatement } from './genuine-statement.tsx'
import { keepForOffline } from './keep-for-offline.ts'
import { PasteForm } from './paste-form.tsx'
import { statementIn } from './statement-in.ts'
import { VerdictAnswer } from './verdict-answer.tsx'
import { verifyWords } from './verify-words.ts'

type GenuineCheck = Extract<CheckedStatement, { genuine: true }>

const Genuine = ({ check, statement }: { check: GenuineCheck; statement: string }) => {
  const { page } = check
  if (check.typ === 'cert' || check.typ === 'cert2')
    return <GenuineCertificate statement={statement} content={check.content} page={page} />
  if (check.typ === 'place') return <GenuinePlace content={check.content} page={page} />
  return (
    <div lang="en" dir="ltr">
      {check.typ === 'check2' ? (
        <GenuineLetter content={check.content} page={page} />
      ) : (
        <GenuineStatement
          paper={check.typ === 'good-standing' ? 'letter of good standing' : 'statement of registration'}
          content={check.content}
          page={page}
        />
      )}
    </div>
  )
}

const Checked = ({ statement }: { statement: string }) => {
  const words = useWords(verifyWords)
  const { state, data, reload } = useApi((signal) => checkCertificate(statement, signal), [statement])
  if (state !== 'ready') return <p role="status">{words.checking}</p>
  if (data.genuine) return <Genuine check={data} statement={statement} />
  if (data.genuine === null)
    return (
      <VerdictAnswer verdict={data.reason}>
        {data.reason === 'no-keys' && (
          <Button look="outline" onClick={reload}>
            {words.tryAgain}
          </Button>
        )}
      </VerdictAnswer>
    )
  if (data.reason === 'unknown-key' && (data.typ === 'cert' || data.typ === 'cert2'))
    return (
      <GenuineCertificate statement={statement} content={data.content} page={data.page} isSigned={false} />
    )
  return (
    <VerdictAnswer verdict="forged">
      <CouncilContact />
    </VerdictAnswer>
  )
}

/** `/verify`: whether a certificate is genuine. What follows `#` in the address is checked here and sent nowhere. */
export const VerifyPage = () => {
  const words = useWords(verifyWords)
  const { hash } = useLocation()
  const inLanguage = usePathInLanguage()
  const path = inLanguage(paths.verify)
  const navigate = useNavigate()
  const statement = statementIn(hash)
  useEffect(() => void keepForOffline(path), [path])
  return (
    <Page title={words.title} narrow>
      {statement ? (
        <div aria-live="polite">
          <Checked statement={statement} />
        </div>
      ) : (
        <p>{words.lead}</p>
      )}
      {statement && <h2>{words.another}</h2>}
      <PasteForm key={statement} onStatement={(given) => navigate({ hash: given })} />
      <p>
        {words.noCode} <Link to={inLanguage(paths.publicRegister)}>{words.search}</Link>
      </p>
      <p>
        <Link to={inLanguage(paths.checks)}>{words.byName}</Link>
      </p>
    </Page>
  )
}
