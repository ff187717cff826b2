import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { keepToken } from '#web/api/tokens.ts'
import { useEmailLink } from '#web/session/email-link.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { checkWords } from './check-words.ts'

/** The page of the link in the e-mail. Its script opens the session: programs that look at links in e-mails use none up. */
export const OpenLinkPage = () => {
  const words = useWords(checkWords)
  const inLanguage = usePathInLanguage()
  const navigate = useNavigate()
  const { token } = useEmailLink(inLanguage(paths.checksOpen))
  const started = useRef(false)
  const { failure, send } = useSending(async () => {
    keepToken('checker', (await api.checkers.open({ body: { token } })).data.token)
    navigate(inLanguage(paths.checks), { replace: true })
  })
  useEffect(() => {
    if (started.current || token === '') return
    started.current = true
    void send()
  }, [send, token])

  if (token === '' || failure?.errors?.token)
    return (
      <Page title={words.expired}>
        <p>{words.expiredText}</p>
        <ButtonLink look="primary" wide to={inLanguage(paths.checks)}>
          {words.askAgain}
        </ButtonLink>
      </Page>
    )
  return (
    <Page title={words.title}>
      {failure ? (
        <FailureBox failure={failure} onRetry={() => void send()} />
      ) : (
        <p role="status">{words.opening}</p>
      )}
    </Page>
  )
}
