import '#web/theme/dense-table.scss'
import '#web/theme/register/register.scss'
import { Link, useLocation } from 'react-router-dom'
import { foldDigits } from '#shared/kit/format.ts'
import { paths, registrationPath } from '#shared/paths.ts'
import type { FoundEntries } from '#shared/register/records/public-register.ts'
import { api } from '#web/api/client.ts'
import type { CallOptions } from '#web/api/http.ts'
import { Page } from '#web/ui/page/page.tsx'
import { type AskedSearch, askedIn, queryOf } from '#web/ui/register/asked-search.ts'
import { SearchResults } from '#web/ui/register/found-entries.tsx'
import { RegisterExport } from '#web/ui/register/register-export.tsx'
import { SearchForm } from '#web/ui/register/search-form.tsx'

/** A CNIC, a phone number, the beginning or the end of one, or an e-mail address; some old books have such numbers, too. */
const isOfPerson = (typed: string): boolean => /^\+?[\d\s()-]{4,}$|@/.test(foldDigits(typed))

const find = async (asked: AskedSearch, options: CallOptions): Promise<{ data: FoundEntries }> => {
  const { typed } = asked
  const [asEverybody, ofPerson] = await Promise.all([
    typed.includes('@') ? null : api.registrations.find({ query: queryOf(asked) }, options),
    isOfPerson(typed) ? api.cases.findRegistrations({ body: { q: typed } }, options) : null,
  ])
  const both = [asEverybody, ofPerson].flatMap((found) => (found ? [found.data] : []))
  const entries = new Map(both.flatMap((found) => found.entries).map((entry) => [entry.number, entry]))
  const more = both.some((found) => found.more)
  return { data: { entries: [...entries.values()], more, day: both[0]?.day ?? '' } }
}

/** `/admin/registrations`: staff find an entry of the register. */
export const RegistrationsPage = () => {
  const { state, key } = useLocation()
  const asked = askedIn(state)
  return (
    <Page title="Register" actions={<RegisterExport />}>
      <SearchForm
        key={key}
        asked={asked}
        to={paths.adminRegistrations}
        hint="Such as A-00012, at least 3 letters of the name, or the CNIC, phone or email of a person"
      />
      {asked ? (
        <SearchResults asked={asked} search={find} pathOf={registrationPath} />
      ) : (
        <p>
          Find an entry to see its history and certificates, or to propose a change. The{' '}
          <Link to={paths.adminCalendar}>Calendar of holders</Link> lists entries by end, standing and city.
        </p>
      )}
    </Page>
  )
}
