import { Link } from 'react-router-dom'
import { monitorPath } from '#shared/certificates/statements/log-origin.ts'
import { paths } from '#shared/paths.ts'
import { useApi } from '#web/api/use-api.ts'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { logWords } from '#web/ui/register/log-words.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { CheckProof } from './check-proof.tsx'
import { type LogNow, loadLog } from './load-log.ts'

const Now = ({ log: { newest, signer } }: { log: LogNow }) => {
  const words = useWords(logWords)
  if (!newest) return <p>{words.empty}</p>
  const { at, checkpoint } = newest
  if (checkpoint === 'not-checked') return <p role="alert">{words.cannot}</p>
  if (checkpoint === 'not-signed') return <p role="alert">{words.notSigned}</p>
  const { size, root } = checkpoint
  return (
    <SummaryList
      items={[
        { label: words.size, value: String(size) },
        { label: words.root, value: <code className="log-code">{root}</code> },
        ...(at ? [{ label: words.signedAt, value: formatMoment(at) }] : []),
        { label: words.key, value: <code className="log-code">{signer}</code> },
      ]}
    />
  )
}

/** `/register/log`: what the public log is and how far it has come, and a proof of its holder checked here. */
export const RegisterLogPage = () => {
  const words = useWords(logWords)
  const inLanguage = usePathInLanguage()
  const loaded = useApi(loadLog, [])
  return (
    <Page title={words.title} narrow>
      <p>{words.lead}</p>
      <p>{words.noNames}</p>
      <section aria-labelledby="log-now">
        <h2 id="log-now">{words.now}</h2>
        <WhenLoaded from={loaded} lines={5}>
          {(log) => <Now log={log} />}
        </WhenLoaded>
      </section>
      <section aria-labelledby="check-proof">
        <h2 id="check-proof">{words.proofTitle}</h2>
        <p>{words.proofText}</p>
        {loaded.state === 'ready' && <CheckProof verifiers={loaded.data.verifiers} />}
      </section>
      <section aria-labelledby="whole-log">
        <h2 id="whole-log">{words.whole}</h2>
        <p>{words.wholeText}</p>
        <p>
          <Link to={monitorPath} reloadDocument download>
            {words.program}
          </Link>
        </p>
        <p>{words.run}</p>
        <p>
          <code dir="ltr" className="log-code">
            node {monitorPath.slice(1)} {loaded.data?.address ?? '…'} my-copy.json '
            {loaded.data?.signer ?? '…'}'
          </code>
        </p>
      </section>
      <p>
        {words.standings} <Link to={inLanguage(paths.verify)}>{words.check}</Link>
      </p>
      <p>
        <Link to={inLanguage(paths.publicRegister)}>{words.back}</Link>
      </p>
    </Page>
  )
}
