import { Link } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import { casePath, registrationPath } from '#shared/paths.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

const sourceOf = ({ source }: RegistrationFile): string =>
  'application' in source ? `Application ${source.application}` : `Book ${source.book}, row ${source.row}`

/** The registered person, and the source of the entry. */
export const Particulars = ({ file }: { file: RegistrationFile }) => {
  const { admin } = useAdminSession()
  const { number, name, photo, holder, waiting } = file
  return (
    <section className="card" aria-labelledby="particulars">
      <div className="card-head">
        <h2 id="particulars">Particulars</h2>
        {admin?.roles.includes('registrar') && !waiting && (
          <Link className="btn btn-small btn-outline-secondary" to={`${registrationPath(number)}/correction`}>
            Propose a correction
          </Link>
        )}
      </div>
      {photo && <img className="registration-photo" src={photo} alt={`${name}`} />}
      <SummaryList
        items={[
          { label: 'Name', value: name },
          { label: 'Father’s name', value: file.father_name },
          { label: 'CNIC', value: formatCnic(file.cnic) },
          { label: 'Date of birth', value: file.date_of_birth && formatDate(file.date_of_birth) },
          { label: 'City', value: file.city },
          { label: 'Qualification', value: file.qualification },
          { label: 'Category', value: file.category },
          { label: 'Rests on', value: sourceOf(file) },
          {
            label: 'Account',
            value: holder ? <Link to={casePath(holder)}>Open the application</Link> : 'Linked to none',
          },
        ]}
      />
    </section>
  )
}
