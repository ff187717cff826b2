import '#web/theme/dense-table.scss'
import '#web/theme/register/register.scss'
import { useLocation } from 'react-router-dom'
import { paths, registrationPath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { type AskedSearch, askedIn, queryOf } from '#web/ui/register/asked-search.ts'
import { FoundEntriesTable } from '#web/ui/register/found-entries.tsx'
import { RegisterExport } from '#web/ui/register/register-export.tsx'
import { SearchForm } from '#web/ui/register/search-form.tsx'

const Results = ({ asked }: { asked: AskedSearch }) => {
  const query = queryOf(asked)
  const found = useRead(api.registrations.find, { query })
  return (
    <WhenLoaded from={found} lines={6}>
      {(data) => <FoundEntriesTable found={data} pathOf={registrationPath} />}
    </WhenLoaded>
  )
}

/** `/admin/registrations`: staff find an entry of the register. */
export const RegistrationsPage = () => {
  const { state, key } = useLocation()
  const asked = askedIn(state)
  return (
    <Page title="Register" actions={<RegisterExport />}>
      <SearchForm key={key} asked={asked} to={paths.adminRegistrations} />
      {asked ? (
        <Results asked={asked} />
      ) : (
        <p>Find an entry to see its history and certificates, or to propose a change.</p>
      )}
    </Page>
  )
}
