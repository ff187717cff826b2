import { useState } from 'react'
import type { NamedCheck } from '#shared/register/records/check.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { formatDayOf, formatMoment } from '#web/ui/moments.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { holdWords } from '../hold/hold-words.ts'
import { ownCheckWords } from './own-check-words.ts'

/** What the holder has said of it, and what came of that. */
const Said = ({ reply, answered }: Pick<NamedCheck, 'reply' | 'answered'>) => {
  const words = useWords(ownCheckWords)
  return (
    reply && (
      <div role="status">
        <p>{words.replies[reply]}</p>
        {answered && (
          <p>
            {words.answered(formatDayOf(answered.at))} {words.found[answered.found]}.{' '}
            {answered.stops && words.stopped}
          </p>
        )}
      </div>
    )
  )
}

interface OwnCheckProps {
  check: NamedCheck
  onReplied: () => void
  /** Null while there is a hold. */
  onHold: (() => void) | null
}

/** A check of the own registration. *Not me* asks first: it sends the organisation to the office. */
export const OwnCheck = ({ check, onReplied, onHold }: OwnCheckProps) => {
  const words = useWords(ownCheckWords)
  const { set, cancel } = useWords(holdWords)
  const { id, organisation, reply } = check
  const [asking, setAsking] = useState(false)
  const say = async (said: 'known' | 'not-me') => {
    await api.ownChecks.reply({ params: { id }, body: { reply: said } })
    setAsking(false)
    onReplied()
  }
  const known = useSending(() => say('known'))
  const notMe = useSending(() => say('not-me'))
  return (
    <li>
      <h2>
        <Typed>{organisation}</Typed>
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
      {known.failure && <FailureAlert failure={known.failure} />}
      <Said {...check} />
      <p className="page-actions">
        {reply === null && (
          <Button
            small
            waiting={known.sending}
            aria-label={`${words.know}: ${organisation}`}
            onClick={() => void known.send()}
          >
            {words.know}
          </Button>
        )}
        {reply !== 'not-me' && (
          <Button
            small
            look="danger"
            aria-label={`${words.notMe}: ${organisation}`}
            onClick={() => setAsking(true)}
          >
            {words.notMe}
          </Button>
        )}
        {onHold && (
          <Button small aria-label={`${set}: ${organisation}`} onClick={onHold}>
            {set}
          </Button>
        )}
      </p>
      {asking && (
        <CommandDialog
          title={words.notMeTitle}
          explanation={words.notMeText(organisation)}
          submitLabel={words.notMeSend}
          savingLabel={words.sending}
          cancelLabel={cancel}
          saving={notMe.sending}
          problem={notMe.failure}
          onSubmit={() => void notMe.send()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
