import { Link, useParams } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { EntryOnDay } from '#shared/register/records/public-register.ts'
import { placeRoles } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { publicRegisterWords } from '#web/ui/register/public-register-words.ts'
import { StandingMark } from '#web/ui/register/standing-mark.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

const Entry = ({ entry }: { entry: EntryOnDay }) => {
  const words = useWords(publicRegisterWords)
  const inLanguage = usePathInLanguage()
  return (
    <>
      <div className="register-standing">
        <StandingMark standing={entry.standing} />
        <p>
          {[
            words.meanings[entry.standing],
            entry.wording && words.wordings[entry.wording],
            words.asOf(entry.day),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      {entry.hold && <p className="banner-note">{words.hold}</p>}
      {entry.wording === 'died' && (
        <p className="not-printed">
          <Link to={inLanguage(paths.bereavement)}>{words.family}</Link>
        </p>
      )}
      <SummaryList
        items={[
          { label: words.name, value: entry.name },
          { label: words.registrationNumber, value: entry.number },
          { label: words.category, value: entry.category },
          { label: words.validUntil, value: formatDate(entry.valid_until) },
          { label: words.city, value: entry.city },
          { label: words.qualification, value: entry.qualification },
          ...placeRoles.flatMap((role) => {
            const held = entry.places.filter((place) => place.role === role)
            const value = held.map(
              ({ premises, address, city, since }) =>
                `${premises}, ${address}, ${city}. ${words.since(since)}`,
            )
            return value.length > 0 ? [{ label: words.practises[role], value: value.join(' ') }] : []
          }),
        ]}
      />
      <p className="not-printed page-actions start-ways">
        <Button look="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
    </>
  )
}

const NotThere = ({ number }: { number: string }) => (
  <p role="status">{useWords(publicRegisterWords).notThere(number)}</p>
)

/** `/register/{number}`: one entry, which can be linked and printed. */
export const RegisterEntryPage = () => {
  const { number = '' } = useParams()
  const words = useWords(publicRegisterWords)
  const inLanguage = usePathInLanguage()
  const loaded = useRead(api.register.entry, { params: { number } })
  const isMissing = loaded.failure?.status === 404 || loaded.failure?.status === 422
  return (
    <Page title={words.entryTitle(loaded.data?.number ?? number)} narrow>
      {isMissing ? (
        <NotThere number={number} />
      ) : (
        <WhenLoaded from={loaded} lines={8}>
          {(entry) => <Entry entry={entry} />}
        </WhenLoaded>
      )}
      <p className="not-printed">
        <Link to={inLanguage(paths.publicRegister)}>{words.searchAgain}</Link>
      </p>
    </Page>
  )
}
