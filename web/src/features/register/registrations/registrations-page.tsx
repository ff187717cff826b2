import '#web/theme/dense-table.scss'
import '#web/theme/register/register.scss'
import { useLocation } from 'react-router-dom'
import { paths, registrationPath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { Page } from '#web/ui/page/page.tsx'
import { askedIn } from '#web/ui/register/asked-search.ts'
import { SearchResults } from '#web/ui/register/found-entries.tsx'
import { RegisterExport } from '#web/ui/register/register-export.tsx'
import { SearchForm } from '#web/ui/register/search-form.tsx'

/** `/admin/registrations`: staff find an entry of the register. */
export const RegistrationsPage = () => {
  const { state, key } = useLocation()
  const asked = askedIn(state)
  return (
    <Page title="Register" actions={<RegisterExport />}>
      <SearchForm key={key} asked={asked} to={paths.adminRegistrations} />
      {asked ? (
        <SearchResults asked={asked} search={api.registrations.find} pathOf={registrationPath} />
      ) : (
        <p>Find an entry to see its history and certificates, or to propose a change.</p>
      )}
    </Page>
  )
}
