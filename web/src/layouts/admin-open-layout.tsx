import { paths } from '#shared/paths.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Loader } from '#web/ui/page/loader.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { CardLayout } from './card-layout.tsx'

/** Pages for everybody in the staff's area: in the layout of signed-in staff, or on their sign-in card. */
export const AdminOpenLayout = () => {
  const { state, admin } = useAdminSession()
  if (state === 'unknown') return <Loader />
  return admin?.is_admin ? <AdminLayout /> : <CardLayout home={paths.adminLogin} className="sign-in-staff" />
}
