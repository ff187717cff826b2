import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { useWords } from '#web/ui/language/language.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { watchWords } from './watch-words.ts'

/** The key for the organisation's programs: made, shown once, and taken back. */
export const WatchKey = ({ since }: { since: string | null }) => {
  const words = useWords(watchWords)
  const [key, setKey] = useState('')
  const [madeAt, setMadeAt] = useState(since)
  const [dropped, setDropped] = useState(false)
  const making = useSending(async () => {
    setKey((await api.ownWatch.setKey({ body: { wanted: true } })).data.key ?? '')
    setMadeAt(new Date().toISOString())
    setDropped(false)
  })
  const dropping = useSending(async () => {
    await api.ownWatch.setKey({ body: { wanted: false } })
    setKey('')
    setMadeAt(null)
    setDropped(true)
  })
  const failure = making.failure ?? dropping.failure
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">{words.programs}</h2>
      <p>{words.programsText}</p>
      {failure && <FailureAlert failure={failure} />}
      <div role="status">
        {key && (
          <>
            <p>{words.keyIs}</p>
            <p>
              <code className="log-code" dir="ltr">
                {key}
              </code>
            </p>
            <p>{words.copyIt}</p>
          </>
        )}
        {dropped && <p>{words.dropped}</p>}
      </div>
      {!key && madeAt && <p>{words.keySince(formatMoment(madeAt))}</p>}
      <p className="page-actions">
        <Button look="outline" waiting={making.sending} onClick={() => void making.send()}>
          {madeAt ? words.newKey : words.makeKey}
        </Button>
        {madeAt && (
          <Button look="danger" waiting={dropping.sending} onClick={() => void dropping.send()}>
            {words.dropKey}
          </Button>
        )}
      </p>
    </section>
  )
}
