import '#web/theme/certificates/verify.scss'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Answer } from './answer.tsx'
import { type Checked as CheckedStatement, checkCertificate } from './check-certificate.ts'
import { GenuineCertificate } from './genuine-certificate.tsx'
import { GenuineLetter } from './genuine-letter.tsx'
import { GenuineStatement } from './genuine-statement.tsx'
import { keepForOffline } from './keep-for-offline.ts'
import { PasteForm } from './paste-form.tsx'
import { statementIn } from './statement-in.ts'
import { forgedAnswer, uncheckedAnswers } from './verdict-words.ts'

type GenuineCheck = Extract<CheckedStatement, { genuine: true }>

const Genuine = ({ check, statement }: { check: GenuineCheck; statement: string }) => {
  const { page } = check
  if (check.typ === 'check2') return <GenuineLetter content={check.content} page={page} />
  if (check.typ === 'good-standing')
    return <GenuineStatement paper="letter of good standing" content={check.content} page={page} />
  return check.typ === 'standing' || check.typ === 'registration' ? (
    <GenuineStatement paper="statement of registration" content={check.content} page={page} />
  ) : (
    <GenuineCertificate statement={statement} content={check.content} page={page} />
  )
}

const Checked = ({ statement }: { statement: string }) => {
  const { state, data, reload } = useApi((signal) => checkCertificate(statement, signal), [statement])
  if (state !== 'ready') return <p role="status">Checking the signature…</p>
  if (data.genuine) return <Genuine check={data} statement={statement} />
  if (data.genuine === null)
    return (
      <Answer {...uncheckedAnswers[data.reason]}>
        {data.reason === 'no-keys' && (
          <Button look="outline" onClick={reload}>
            Try again
          </Button>
        )}
      </Answer>
    )
  if (data.reason === 'unknown-key' && (data.typ === 'cert' || data.typ === 'cert2'))
    return (
      <GenuineCertificate statement={statement} content={data.content} page={data.page} isSigned={false} />
    )
  return (
    <Answer {...forgedAnswer}>
      <CouncilContact />
    </Answer>
  )
}

/** `/verify`: whether a certificate is genuine. What follows `#` in the address is checked here and sent nowhere. */
export const VerifyPage = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const statement = statementIn(hash)
  useEffect(() => void keepForOffline(), [])
  return (
    <Page title="Check a certificate" narrow>
      {statement ? (
        <div aria-live="polite">
          <Checked statement={statement} />
        </div>
      ) : (
        <p>
          Each certificate of the council has a QR code that the council has signed. This page checks the
          signature and asks the register whether the certificate is in force today.
        </p>
      )}
      {statement && <h2>Check another one</h2>}
      <PasteForm key={statement} onStatement={(given) => navigate({ hash: given })} />
    </Page>
  )
}
