import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page/page.tsx'

/** A link about an address that has no effect any more. @param message what the service said */
export const LinkExpired = ({ message, children }: { message: string; children: string }) => (
  <Page title={message}>
    <p>{children}</p>
    <ButtonLink look="primary" wide to={paths.dashboard}>
      Go to your account
    </ButtonLink>
  </Page>
)
