import type { ApplicationVersions } from '#shared/applications/records/snapshot.ts'
import { shortDigest } from '#shared/kit/format.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { causeLabels } from '#web/ui/application/cause-labels.ts'
import { versionText } from '#web/ui/application/version-text.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { whole } from '#web/ui/whole.tsx'
import { DifferenceList } from './difference-list.tsx'

const Version = ({ version }: { version: ApplicationVersions['versions'][number] }) => {
  const { number, cause, at, digest, intact, differences } = version
  return (
    <li>
      <strong>
        Version {number}: {causeLabels[cause]}
      </strong>
      {!intact && ' (the stored text does not have this digest)'}
      {differences.length > 0 && <DifferenceList differences={differences} />}
      <span className="text-muted">
        {whole(formatMoment(at))}, digest {shortDigest(digest)}
      </span>
    </li>
  )
}

const VersionList = ({ versions }: ApplicationVersions) => {
  const newest = versions[0]!
  return (
    <>
      <p>{versionText(newest)}</p>
      <details>
        <summary>{versions.length === 1 ? 'The version' : `All ${versions.length} versions`}</summary>
        <ol className="history-list">
          {versions.map((version) => (
            <Version key={version.number} version={version} />
          ))}
        </ol>
      </details>
    </>
  )
}

/** The versions of the application with their outcomes, newest first. */
export const CaseVersions = ({ id, version }: { id: string; version: number }) => {
  const loaded = useRead(api.cases.versions, { params: { id } }, version)
  return (
    <section className="card" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <WhenLoaded from={loaded} keep>
        {(shown) => <VersionList {...shown} />}
      </WhenLoaded>
    </section>
  )
}
