import { useAdminSession } from '#web/session/admin-session.tsx'
import { Page } from '#web/ui/page.tsx'

/** The greeting of the admin area. */
export const AdminPage = () => {
  const { admin } = useAdminSession()
  return (
    <Page title={`Welcome, ${admin?.name ?? ''}`}>
      <div className="card">
        <p>You are signed in as council staff with {admin?.email}.</p>
      </div>
    </Page>
  )
}
