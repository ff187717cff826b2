import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { councilRoles } from '#shared/staff/rules/council-settings.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { useCouncil } from '#web/session/council.tsx'
import { MissingCouncilSettings } from '#web/ui/office/missing-council-settings.tsx'

/** Tells administrators what is missing in the council's settings; people who cannot change them see nothing. */
export const CouncilNotice = () => {
  const { admin } = useAdminSession()
  const council = useCouncil()
  if (!council || !councilRoles.some((role) => admin?.roles.includes(role))) return null
  return (
    <MissingCouncilSettings settings={council}>
      <Link to={paths.adminCouncil}>Fill in the council settings</Link>
    </MissingCouncilSettings>
  )
}
