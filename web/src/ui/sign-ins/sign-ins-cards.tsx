import '#web/theme/accounts/sign-ins.scss'
import { type ReactNode, useRef, useState } from 'react'
import type { SignInFactor, SignIns, SignInTry } from '#shared/accounts/records/sign-ins.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import type { CallOptions } from '#web/api/http.ts'
import { useRead } from '#web/api/use-api.ts'
import { whole } from '#web/ui/whole.tsx'
import { type CommandNote, CommandResult } from '../messages/command-result.tsx'
import { formatMoment } from '../moments.ts'
import { WhenLoaded } from '../page/loaded.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { outcomeLabels } from './outcome-labels.ts'

const factorLabels: Partial<Record<SignInFactor, string>> = {
  code: ' with a code of the app',
  'recovery-code': ' with a recovery code',
  passkey: ' with a passkey',
}

const labelOf = ({ outcome, factor, tries }: SignInTry): string =>
  `${outcomeLabels[outcome]}${(factor && factorLabels[factor]) ?? ''}${tries > 1 ? ` (${tries} times)` : ''}`

/** The result of each try, its time, and its browser. */
const SignInTries = ({ tries }: { tries: SignInTry[] }) => {
  if (tries.length === 0) return <p className="text-muted">No sign-ins in the last 180 days.</p>
  return (
    <ol className="session-list">
      {tries.map((one) => (
        <li key={`${one.at} ${one.outcome}`}>
          <div>
            <strong>{labelOf(one)}</strong>
            <span className="text-muted">
              {whole(formatMoment(one.at))}
              {one.browser && `, ${one.browser}`}
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}

interface Answer {
  data: SignIns
  message?: string
}

interface SignInsCardsProps {
  /** The calls about the own sessions, of applicants or of staff. */
  operations: {
    list: (call?: Record<string, never>, options?: CallOptions) => Promise<Answer>
    end: (call: { params: { id: string } }) => Promise<Answer>
    endOthers: () => Promise<Answer>
  }
  /** A link to where the password is changed. */
  changePassword?: ReactNode
}

const Cards = ({ opened, operations, changePassword }: SignInsCardsProps & { opened: SignIns }) => {
  const [shown, setShown] = useState(opened)
  const [note, setNote] = useState<CommandNote>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [ending, setEnding] = useState(false)
  const section = useRef<HTMLElement>(null)

  const run = async (call: () => Promise<Answer>) => {
    if (ending) return
    setEnding(true)
    setNote(undefined)
    setProblem(undefined)
    try {
      const { data, message = '' } = await call()
      setShown(data)
      setNote({ kind: 'done', text: message })
      section.current?.focus({ preventScroll: true }) // the pressed button is gone
    } catch (thrown) {
      setProblem(asFailure(thrown))
    }
    setEnding(false)
  }

  return (
    <>
      <section className="card" aria-labelledby="open-sessions" tabIndex={-1} ref={section}>
        <h2 id="open-sessions">Where you are signed in</h2>
        <CommandResult note={note} problem={problem} />
        <OpenSessions
          sessions={shown.sessions}
          ending={ending}
          onEnd={(id) => void run(() => operations.end({ params: { id } }))}
          onEndOthers={() => void run(() => operations.endOthers())}
        />
      </section>
      <section className="card" aria-labelledby="sign-in-tries">
        <h2 id="sign-in-tries">Last sign-ins</h2>
        <SignInTries tries={shown.tries} />
        <p>
          Was one of them not you? Sign out everywhere else
          {changePassword ? <> and {changePassword}</> : ', and ask an administrator for a new link'}.
        </p>
      </section>
    </>
  )
}

/** Open sessions and the last tries to sign in; sessions can be ended. */
export const SignInsCards = (props: SignInsCardsProps) => {
  const loaded = useRead(props.operations.list, {})
  return (
    <WhenLoaded from={loaded} lines={8}>
      {(opened) => <Cards {...props} opened={opened} />}
    </WhenLoaded>
  )
}
