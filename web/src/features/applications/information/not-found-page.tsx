import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Page } from '#web/ui/page/page.tsx'

export const NotFoundPage = () => (
  <Page title="Page not found">
    <p>Check the address, or start again from the dashboard.</p>
    <p>
      <Link to={paths.dashboard}>Go to the dashboard</Link>
    </p>
  </Page>
)
