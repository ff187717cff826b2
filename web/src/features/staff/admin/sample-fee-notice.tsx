import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { setsFees, useAdminSession } from '#web/session/admin-session.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Says that fees come from a sample, while they do. A failure shows nothing: the page is about other things. */
export const SampleFeeNotice = () => {
  const { admin } = useAdminSession()
  const loaded = useApi(async (signal) => (await api.feeSchedules.current({}, { signal })).data, [])
  if (!loaded.data?.sample) return null
  return (
    <p className="sample-notice">
      <Icon name="alert" /> The current fee schedule is a sample. All fees come from it until the council sets
      its own. {setsFees(admin) && <Link to={paths.adminFeeSchedules}>Set the council’s fees</Link>}
    </p>
  )
}
