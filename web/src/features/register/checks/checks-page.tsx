import { useState } from 'react'
import type { CheckerRecord } from '#shared/accounts/records/checker.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useWords } from '#web/ui/language/language.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { AskLink } from './ask-link.tsx'
import { checkWords } from './check-words.ts'
import { NameForm, Organisation } from './organisation.tsx'
import { useCheckerSession } from './use-checker.ts'

interface AskingProps {
  read: CheckerRecord
  end: ReturnType<typeof useCheckerSession>['end']
}

/** What an organisation does in its session. */
const Asking = ({ read, end }: AskingProps) => {
  const [checker, setChecker] = useState(read)
  const [naming, setNaming] = useState(read.organisation === null)
  const named = (saved: CheckerRecord) => {
    setChecker(saved)
    setNaming(false)
  }
  if (naming) return <NameForm checker={checker} onSaved={named} />
  return (
    <Organisation
      checker={checker}
      onRename={() => setNaming(true)}
      onLeave={() => end('none')}
      onClosed={() => end('closed')}
    />
  )
}

const Session = ({ end }: Pick<AskingProps, 'end'>) => {
  const loaded = useRead(api.checkers.get, {})
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
