import { useState } from 'react'
import type { OwnWatch, WatchListDifference } from '#shared/register/records/watcher.ts'
import { numbersIn } from '#shared/register/rules/check-rows.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { textOfFile } from '#web/ui/table-file/text-of-file.ts'
import { watchWords } from './watch-words.ts'

const Difference = ({ added, removed, unknown }: WatchListDifference) => {
  const words = useWords(watchWords)
  const groups: [string, { number: string; name?: string }[]][] = [
    [words.added(added.length), added],
    [words.removed(removed.length), removed.map((number) => ({ number }))],
    [words.unknown(unknown.length), unknown.map((number) => ({ number }))],
  ]
  const shown = groups.filter(([, rows]) => rows.length > 0)
  return (
    <div role="status">
      {shown.length === 0 && <p>{words.same}</p>}
      {shown.map(([label, rows]) => (
        <details key={label} open={rows.length <= 10}>
          <summary>{label}</summary>
          <ul>
            {rows.map(({ number, name }) => (
              <li key={number}>
                <bdi>{number}</bdi> {name && <Typed>{name}</Typed>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

/** The numbers, as text; what would change is shown before it is saved. */
export const WatchListForm = ({ own }: { own: OwnWatch }) => {
  const words = useWords(watchWords)
  const [text, setText] = useState(own.numbers.join('\n'))
  const [version, setVersion] = useState(own.list_version)
  const [problem, setProblem] = useState<string>()
  const [difference, setDifference] = useState<WatchListDifference>()
  const send = async (confirmed: boolean) => {
    const body = { numbers: numbersIn(text), version, confirmed }
    return (await api.ownWatch.list({ body })).data
  }
  const comparing = useSending(async () => setDifference(await send(false)))
  const saving = useSending(async () => {
    setDifference(await send(true))
    setVersion(version + 1)
  })
  const change = (given: string) => {
    setText(given)
    setProblem(undefined)
    setDifference(undefined)
  }
  const read = async (file: File) => {
    const content = await textOfFile(file)
    if (content === null) setProblem(words.notAFile)
    else change(content)
  }
  const failure = comparing.failure ?? saving.failure
  return (
    <section aria-labelledby="list">
      <h2 id="list">{words.list}</h2>
      <FieldFrame
        name="numbers"
        label={words.numbers}
        hint={words.numbersHint}
        error={problem ?? failure?.errors?.numbers?.join(', ')}
      >
        {(input) => (
          <textarea
            {...input}
            className="form-control check-text"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </FieldFrame>
      {failure && <FailureAlert failure={failure} />}
      {difference && <Difference {...difference} />}
      {difference?.saved && <p role="status">{words.saved}</p>}
      <p className="page-actions">
        {difference && !difference.saved ? (
          <Button look="primary" waiting={saving.sending} onClick={() => void saving.send()}>
            {saving.sending ? words.saving : words.save}
          </Button>
        ) : (
          <Button look="primary" waiting={comparing.sending} onClick={() => void comparing.send()}>
            {comparing.sending ? words.comparing : words.compare}
          </Button>
        )}
        <FileButton accept=".csv,.txt,text/csv,text/plain" onFile={(file) => void read(file)}>
          {words.open}
        </FileButton>
      </p>
    </section>
  )
}
