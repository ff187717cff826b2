import { Link, useParams } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { EntryOnDay } from '#shared/register/records/public-register.ts'
import { standingMeanings, wordingSentences } from '#shared/register/rules/register-words.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { StandingMark } from '#web/ui/register/standing-mark.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

const Entry = ({ entry }: { entry: EntryOnDay }) => (
  <>
    <div className="register-standing">
      <StandingMark standing={entry.standing} />
      <p>
        {standingMeanings[entry.standing]} {entry.wording && `${wordingSentences[entry.wording]} `}As of{' '}
        {formatDate(entry.day)}.
      </p>
    </div>
    {entry.wording === 'died' && (
      <p className="not-printed">
        <Link to={paths.bereavement}>What the family of a pharmacist who has died can do</Link>
      </p>
    )}
    <SummaryList
      items={[
        { label: 'Name', value: entry.name },
        { label: 'Registration number', value: entry.number },
        { label: 'Category', value: entry.category },
        { label: 'Valid until', value: formatDate(entry.valid_until) },
        { label: 'City', value: entry.city },
        { label: 'Qualification', value: entry.qualification },
      ]}
    />
    <p className="not-printed page-actions start-ways">
      <Button look="outline" onClick={() => window.print()}>
        Print this page
      </Button>
    </p>
  </>
)

const NotThere = ({ number }: { number: string }) => (
  <p role="status">
    No registration has the number {number}. See whether every letter and digit is as on the certificate.
  </p>
)

/** `/register/{number}`: one entry, which can be linked and printed. */
export const RegisterEntryPage = () => {
  const { number = '' } = useParams()
  const loaded = useApi(
    async (signal) => (await api.register.entry({ params: { number } }, { signal })).data,
    [number],
  )
  const isMissing = loaded.failure?.status === 404 || loaded.failure?.status === 422
  return (
    <Page title={`Registration ${loaded.data?.number ?? number}`} narrow>
      {isMissing ? (
        <NotThere number={number} />
      ) : (
        <WhenLoaded from={loaded} lines={8}>
          {(entry) => <Entry entry={entry} />}
        </WhenLoaded>
      )}
      <p className="not-printed">
        <Link to={paths.publicRegister}>Search the register</Link>
      </p>
    </Page>
  )
}
