import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { Page } from '#web/ui/page/page.tsx'
import { SignInsCards } from '#web/ui/sign-ins/sign-ins-cards.tsx'

/** Where the applicant is signed in, and the last tries. */
export const SignInsPage = () => (
  <Page
    title="Sign-ins and devices"
    narrow
    actions={
      <Link className="btn btn-outline-secondary" to={paths.portfolio}>
        Back to profile
      </Link>
    }
  >
    <SignInsCards
      operations={api.sessions}
      changePassword={<Link to={paths.portfolioEdit}>change your password</Link>}
    />
  </Page>
)
