import { Link } from 'react-router-dom'
import type { OwnLogLine } from '#shared/certificates/records/public-log.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/document/save-file.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { logWords } from '#web/ui/register/log-words.ts'
import { whole } from '#web/ui/whole.tsx'

const save = (proof: string, index: number) =>
  saveFile(new Blob([proof], { type: 'text/plain' }), `line-${index}.tlog-proof`)

const Line = ({ line: { index, at, kind, proof } }: { line: OwnLogLine }) => (
  <li>
    <strong>{logWords.en.kinds[kind]}</strong>
    <div>
      <span className="text-muted">
        Line {index}, {whole(formatMoment(at))}
      </span>
    </div>
    {proof ? (
      <Button
        look="outline"
        small
        aria-label={`Save the proof of line ${index}`}
        onClick={() => save(proof, index)}
      >
        Save the proof
      </Button>
    ) : (
      <span className="text-muted">Its proof is here in a minute.</span>
    )}
  </li>
)

/** The lines of the public log about the holder's entry, each with the file that proves it. */
export const OwnLog = () => {
  const loaded = useRead(api.ownRegistration.log, {})
  return (
    <section className="card not-printed" aria-labelledby="log">
      <h2 id="log">Public log</h2>
      <p>
        Each change of your entry is a line of the <Link to={paths.registerLog}>public log</Link>, which
        nobody can alter unnoticed. With the file of a line anybody can check what the register said, even if
        the register is altered later.
      </p>
      <WhenLoaded from={loaded} lines={3}>
        {(lines) =>
          lines.length > 0 ? (
            <ol className="history-list">
              {lines.map((line) => (
                <Line key={line.index} line={line} />
              ))}
            </ol>
          ) : (
            <p>Your entry has no line yet. It comes in the next minutes.</p>
          )
        }
      </WhenLoaded>
    </section>
  )
}
