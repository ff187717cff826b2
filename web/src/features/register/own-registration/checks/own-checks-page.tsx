import '#web/theme/register/asked-changes.scss'
import { useState } from 'react'
import { paths } from '#shared/paths.ts'
import type { NamedCheck } from '#shared/register/records/check.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { ownCheckWords } from './own-check-words.ts'

/** Says what the holder knows of a check. */
const useSaid = (id: string, onReplied: () => void) => {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const send = (reply: 'known' | 'not-me') => {
    setSending(true)
    setFailure(undefined)
    api.ownChecks
      .reply({ params: { id }, body: { reply } })
      .then(onReplied, (thrown) => setFailure(asFailure(thrown)))
      .finally(() => setSending(false))
  }
  return { send, sending, failure }
}

const Check = ({ check, onReplied }: { check: NamedCheck; onReplied: () => void }) => {
  const words = useWords(ownCheckWords)
  const { send, sending, failure } = useSaid(check.id, onReplied)
  return (
    <li>
      <h2>
        <Typed>{check.organisation}</Typed>
      </h2>
      <SummaryList
        items={[
          { label: words.email, value: check.email },
          { label: words.purpose, value: words.purposes[check.purpose] },
          { label: words.premises, value: check.premises },
          { label: words.asked, value: formatMoment(check.at) },
          { label: words.answer, value: words.answers[check.answer] },
        ]}
      />
      {failure && <FailureAlert failure={failure} />}
      {check.reply && <p role="status">{words.replies[check.reply]}</p>}
      {check.reply !== 'not-me' && (
        <p className="page-actions">
          {check.reply === null && (
            <Button
              small
              disabled={sending}
              aria-label={`${words.know}: ${check.organisation}`}
              onClick={() => send('known')}
            >
              {words.know}
            </Button>
          )}
          <Button
            small
            look="danger"
            disabled={sending}
            aria-label={`${words.notMe}: ${check.organisation}`}
            onClick={() => send('not-me')}
          >
            {words.notMe}
          </Button>
        </p>
      )}
    </li>
  )
}

/** `/own-registration/checks`: who asked by name about one's own registration. */
export const OwnChecksPage = () => {
  const words = useWords(ownCheckWords)
  const loaded = useRead(api.ownChecks.list, {})
  return (
    <Page
      title={words.title}
      narrow
      actions={
        <ButtonLink small to={paths.ownRegistration}>
          {words.back}
        </ButtonLink>
      }
    >
      <p>{words.lead}</p>
      <WhenLoaded from={loaded} lines={6}>
        {({ asked }) => (
          <>
            {asked.length === 0 && <p>{words.none}</p>}
            <ul className="asked-changes">
              {asked.map((check) => (
                <Check key={check.id} check={check} onReplied={loaded.reload} />
              ))}
            </ul>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
