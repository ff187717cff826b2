import { Link } from 'react-router-dom'
import { formatCnic } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { fieldLabel } from '#shared/vocabulary.ts'
import { useSession } from '#web/session/session-context.ts'
import { Page } from '#web/ui/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

/** The profile, read-only. */
export const PortfolioPage = () => {
  const { user } = useSession()
  return (
    <Page
      title="Profile"
      narrow
      actions={
        <Link className="btn btn-primary" to={paths.portfolioEdit}>
          Update your Profile
        </Link>
      }
    >
      <div className="card">
        <SummaryList
          items={[
            { label: fieldLabel('name'), value: user.name },
            { label: fieldLabel('father_name'), value: user.father_name },
            { label: fieldLabel('phone'), value: user.phone },
            { label: fieldLabel('email'), value: user.email },
            { label: fieldLabel('cnic'), value: formatCnic(user.cnic) },
          ]}
        />
      </div>
    </Page>
  )
}
