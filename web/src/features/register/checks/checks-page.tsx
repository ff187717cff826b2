import { useState } from 'react'
import { type CheckerRecord, isStopped, mayAskFrom } from '#shared/accounts/records/checker.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { OwnCheck } from '#shared/register/records/check.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useWords } from '#web/ui/language/language.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { AskLink } from './ask-link.tsx'
import { CheckForm } from './check-form.tsx'
import { checkWords } from './check-words.ts'
import { NameForm, Organisation } from './organisation.tsx'
import { ChecksList } from './own-checks-list.tsx'
import { useCheckerSession } from './use-checker.ts'

interface AskingProps {
  read: { checker: CheckerRecord; checks: OwnCheck[] }
  end: ReturnType<typeof useCheckerSession>['end']
}

/** What an organisation does in its session. */
const Asking = ({ read, end }: AskingProps) => {
  const words = useWords(checkWords)
  const [checker, setChecker] = useState(read.checker)
  const [checks, setChecks] = useState(read.checks)
  const [naming, setNaming] = useState(checker.organisation === null)
  const [shown, setShown] = useState<OwnCheck>()
  const named = (saved: CheckerRecord) => {
    setChecker(saved)
    setNaming(false)
  }
  const answered = (check: OwnCheck) => {
    setChecks([check, ...checks])
    setShown(check)
  }
  const { organisation } = checker
  if (naming || organisation === null) return <NameForm checker={checker} onSaved={named} />
  if (shown) return <AnswerSheet check={shown} onBack={() => setShown(undefined)} />
  return (
    <>
      {isStopped(checker, dayInKarachi(new Date())) ? (
        <p className="banner-note">{words.stopped(formatDate(mayAskFrom(checker)))}</p>
      ) : (
        <CheckForm onAnswered={answered} />
      )}
      <ChecksList checks={checks} onOpen={setShown} />
      <Organisation
        checker={checker}
        onRename={() => setNaming(true)}
        onLeave={() => end('none')}
        onClosed={() => end('closed')}
      />
    </>
  )
}

const Session = ({ end }: Pick<AskingProps, 'end'>) => {
  const loaded = useApi(async (signal) => {
    const [checker, checks] = await Promise.all([
      api.checkers.get({}, { signal }),
      api.checks.list({}, { signal }),
    ])
    return { checker: checker.data, checks: checks.data }
  }, [])
  return (
    <WhenLoaded from={loaded} lines={4}>
      {(read) => <Asking read={read} end={end} />}
    </WhenLoaded>
  )
}

/** `/checks`: an organisation asks the register by name. */
export const ChecksPage = () => {
  const words = useWords(checkWords)
  const { absence, end } = useCheckerSession()
  return (
    <Page title={words.title} narrow>
      {absence === 'ended' && <p role="status">{words.ended}</p>}
      {absence === 'closed' && <p role="status">{words.closed}</p>}
      {absence ? <AskLink key={absence} /> : <Session end={end} />}
    </Page>
  )
}
