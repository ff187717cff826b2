import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Page } from '#web/ui/page/page.tsx'

/** A link about an address that has no effect any more. @param message what the service said */
export const LinkExpired = ({ message, children }: { message: string; children: string }) => (
  <Page title={message}>
    <p>{children}</p>
    <Link className="btn btn-primary btn-wide" to={paths.dashboard}>
      Go to your account
    </Link>
  </Page>
)
