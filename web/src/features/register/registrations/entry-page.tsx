import '#web/theme/register/registration-file.scss'
import { Fragment } from 'react'
import { Link, useParams } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import { changeRequestPath, paths, registrationPath } from '#shared/paths.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { placeInWords, placeKindLabels } from '#shared/register/rules/places.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { purposeLabels } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { useCouncil } from '#web/session/council.tsx'
import { UnreachableNote } from '#web/ui/account/unreachable-note.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { EntryApplications } from './entry-applications.tsx'
import { EntryHistory } from './entry-history.tsx'
import { EntryInBook } from './entry-in-book.tsx'
import { EntryPapers } from './entry-papers.tsx'
import { EntryStanding } from './entry-standing.tsx'

const sourceOf = ({ source }: RegistrationFile): string =>
  'application' in source ? `Application ${source.application}` : `Book ${source.book}, row ${source.row}`

/** The registered person, and the source of the entry. */
const Particulars = ({ file }: { file: RegistrationFile }) => {
  const { admin } = useAdminSession()
  const { number, name, photo, waiting } = file
  return (
    <section className="card" aria-labelledby="particulars">
      <div className="card-head">
        <h2 id="particulars">Particulars</h2>
        {admin?.roles.includes('registrar') && !waiting && (
          <ButtonLink small to={`${registrationPath(number)}/correction`}>
            Propose a correction
          </ButtonLink>
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
        ]}
      />
    </section>
  )
}

/** The proposals that wait for a second person; nothing if there are none. */
const Waiting = ({ waiting }: Pick<RegistrationFile, 'waiting'>) =>
  waiting && (
    <section className="banner-note" aria-label="Waiting for confirmation">
      <p>
        <Typed>{waiting.title}</Typed>, proposed by <Typed>{waiting.by}</Typed>. Nothing has changed yet.{' '}
        <Link to={paths.adminConfirmations}>Confirm, refuse or withdraw</Link>
      </p>
    </section>
  )

/** The holder's requests, for those who decide them. */
const AskedChanges = ({ file: { number, requests } }: { file: RegistrationFile }) => {
  const { admin } = useAdminSession()
  if (requests.length === 0 || !admin?.roles.includes('registrar')) return null
  return (
    <section className="banner-note" aria-label="Asked for by the holder">
      <p>
        The holder asks for a change:{' '}
        {requests.map(({ id, title }, place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            <Link to={changeRequestPath(number, id)}>{title}</Link>
          </Fragment>
        ))}
      </p>
    </section>
  )
}

/** Where the holder says to practise; nothing where they have said nothing. */
const Places = ({ file: { places = [] } }: { file: RegistrationFile }) =>
  places.length > 0 && (
    <section className="card" aria-labelledby="places">
      <h2 id="places">Places of practice</h2>
      <p>The holder says so.</p>
      <ul>
        {places.map((place) => (
          <Typed as="li" key={place.id}>
            {placeInWords(place)}; {place.address}; {placeKindLabels[place.kind].toLowerCase()}
            {place.licence && `, licence ${place.licence}`}
          </Typed>
        ))}
      </ul>
    </section>
  )

/** Which organisations have asked by name; nothing where none has. */
const NamedChecks = ({ file: { named_checks: checks } }: { file: RegistrationFile }) =>
  checks.length > 0 && (
    <section className="card" aria-labelledby="named-checks">
      <h2 id="named-checks">Checks by name</h2>
      <ul>
        {checks.map(({ id, at, organisation, email, purpose, premises, told }) => (
          <li key={id}>
            {formatMoment(at)}: <Typed>{organisation}</Typed> ({email}), for {purposeLabels.en[purpose]},{' '}
            <Typed>{premises}</Typed>. {told ? 'The holder was told.' : 'The holder could not be told.'}
          </li>
        ))}
      </ul>
    </section>
  )

/** `/admin/registrations/:number`: an entry of the register, whole. */
export const EntryPage = () => {
  const { number = '' } = useParams()
  const loaded = useRead(api.registrations.get, { params: { number } })
  const { data } = loaded
  const council = councilName(useCouncil())
  return (
    <Page
      {...pageHeadOf(data ? `Registration ${data.number}` : 'Registration', undefined, loaded)}
      documentTitle={`Registration – ${council}`}
    >
      <WhenLoaded from={loaded} lines={10}>
        {(file) => (
          <>
            <Waiting waiting={file.waiting} />
            {file.unreachable && (
              <UnreachableNote
                account={{ ...file.unreachable, unreachable: file.unreachable }}
                whom="the holder"
              />
            )}
            <AskedChanges file={file} />
            <div className="registration-file">
              <Particulars file={file} />
              <EntryStanding file={file} />
              <Places file={file} />
              <NamedChecks file={file} />
              <EntryPapers file={file} />
              <EntryApplications file={file} />
              <EntryInBook file={file} onChanged={loaded.reload} />
              <EntryHistory number={file.number} version={file.version} />
            </div>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
