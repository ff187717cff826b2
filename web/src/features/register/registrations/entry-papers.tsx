import { Link } from 'react-router-dom'
import { rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { formatDate } from '#shared/kit/format.ts'
import { certificatePath, changeRequestPath } from '#shared/paths.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { whole } from '#web/ui/whole.tsx'

/** Why a certificate does not count any more, for people. */
const voidReasonLabels: Record<string, string> = {
  lost: 'lost',
  damaged: 'damaged',
  'name-changed': 'the register was corrected',
  renewed: 'renewed',
  misprinted: 'misprinted',
  'issued-by-mistake': 'issued by mistake',
}

type Paper = RegistrationFile['papers'][number]

const columns: Columns<Paper> = [
  { heading: 'Serial number', cell: ({ serial }) => serial },
  { heading: 'Issued on', cell: ({ issued_on }) => formatDate(issued_on) },
  { heading: 'Valid until', cell: ({ valid_until }) => formatDate(valid_until) },
  {
    heading: 'State',
    cell: ({ void: end }) =>
      end ? `Void since ${formatDate(end.on)}: ${voidReasonLabels[end.reason] ?? end.reason}` : 'Current',
  },
]

/** All certificates of the entry, with the way to print the current one. */
export const EntryPapers = ({ file }: { file: RegistrationFile }) => {
  const { admin } = useAdminSession()
  const { number, papers, letters, differs_since } = file
  return (
    <section className="card" aria-labelledby="papers">
      <div className="card-head">
        <h2 id="papers">Certificates</h2>
        {rolesAllow(admin?.roles ?? [], 'certificate-ready') && (
          <ButtonLink small to={certificatePath(number)}>
            Prepare or print
          </ButtonLink>
        )}
      </div>
      {differs_since && (
        <p className="banner-note">
          The register was corrected on {whole(formatDate(differs_since))}, after the current certificate was
          issued. The certificate must be replaced.
        </p>
      )}
      <DataTable
        caption="Certificates"
        className="table-cards"
        columns={columns}
        rows={papers}
        keyOf={({ serial }) => serial}
        empty={<p className="text-muted">No certificate has been prepared yet.</p>}
      />
      {letters.length > 0 && (
        <>
          <h3>Letters of good standing</h3>
          <ul>
            {letters.map(({ id, addressed_to, issued_on }) => (
              <li key={id}>
                {whole(formatDate(issued_on))}:{' '}
                {admin?.roles.includes('registrar') ? (
                  <Link to={changeRequestPath(number, id)}>{addressed_to}</Link>
                ) : (
                  addressed_to
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
