import '#web/theme/register/practices.scss'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { registrationPath } from '#shared/paths.ts'
import { type Practice, type PracticeKind, practiceKinds } from '#shared/register/records/practice.ts'
import { placeKindLabels, placeRoleLabels } from '#shared/register/rules/places.ts'
import { practiceRemarks } from '#shared/register/rules/practice-words.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { api } from '#web/api/client.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { Options } from '#web/ui/fields/controlled-fields.tsx'
import { PagedList } from '#web/ui/older-pages.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'

const kindLabels: Record<PracticeKind, string> = {
  city: 'City',
  premises: 'Name of the premises',
  licence: 'Drug sale licence number',
}

interface Asked {
  by: PracticeKind
  q: string
}

/** Chooses what is listed; the address holds it. */
const AskForm = ({ by, q }: Asked) => {
  const [, setParams] = useSearchParams()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    setParams({ by: String(chosen.get('by')), q: String(chosen.get('q')).trim() })
  }
  return (
    <form className="practices-choice" onSubmit={choose}>
      <div>
        <label className="form-label" htmlFor="by">
          Find by
        </label>
        <select id="by" name="by" className="form-select" defaultValue={by}>
          <Options choices={practiceKinds.map((kind) => [kind, kindLabels[kind]] as const)} />
        </select>
      </div>
      <div>
        <label className="form-label" htmlFor="q">
          What
        </label>
        <input
          id="q"
          name="q"
          className="form-control"
          dir="auto"
          required
          minLength={2}
          maxLength={80}
          defaultValue={q}
        />
      </div>
      <Button type="submit">Find</Button>
    </form>
  )
}

const Remarks = ({ practice }: { practice: Practice }) => {
  const remarks = practiceRemarks(practice)
  if (remarks.length === 0) return 'Nothing'
  return (
    <ul className="practice-remarks">
      {remarks.map((remark) => (
        <li key={remark} dir="auto">
          {whole(remark)}
        </li>
      ))}
    </ul>
  )
}

const columns: Columns<Practice> = [
  {
    heading: 'Premises',
    cell: ({ place: { premises, kind, address, city } }) => (
      <>
        <bdi>{premises}</bdi>
        <span className="practice-address">
          {placeKindLabels[kind]}, <bdi>{address}</bdi>, <bdi>{city}</bdi>
        </span>
      </>
    ),
  },
  { heading: 'Licence', cell: ({ place: { licence } }) => licence || 'Not named' },
  {
    heading: 'Holder',
    cell: ({ number, name }) => (
      <>
        <bdi>{name}</bdi>, <Link to={registrationPath(number)}>{whole(number)}</Link>
      </>
    ),
  },
  {
    heading: 'Since',
    cell: ({ place: { role, since } }) => `${placeRoleLabels[role]}, ${formatDate(since)}`,
  },
  { heading: 'To look at', cell: (practice) => <Remarks practice={practice} /> },
]

const Found = ({ by, q }: Asked) => {
  const council = councilName(useCouncil())
  const title = by === 'city' ? `Places of practice in ${q}` : `${kindLabels[by]}: ${q}`
  return (
    <section className="card practices" aria-labelledby="found">
      <h2 id="found" dir="auto">
        {title}
      </h2>
      <p>
        {council}, {whole(formatDate(dayInKarachi(new Date())))}. Holders say so themselves.
      </p>
      <PagedList
        read={async (cursor, signal) =>
          (await api.practices.find({ query: { by, q, cursor } }, { signal })).data
        }
        dependencies={[by, q]}
        lines={10}
        label="More"
      >
        {(entries, isMore) => (
          <>
            <DataTable
              caption={title}
              className="table-practices"
              columns={columns}
              rows={entries}
              keyOf={({ number, place }) => `${number} ${place.id}`}
              empty={<p>No holder has declared such a place.</p>}
            />
            {entries.length > 0 && (
              <p>
                {entries.length} {entries.length === 1 ? 'place' : 'places'}
                {isMore && '; the list goes on'}.{' '}
                <Button small onClick={() => window.print()}>
                  Print
                </Button>
              </p>
            )}
          </>
        )}
      </PagedList>
    </section>
  )
}

/** `/admin/places?by=city&q=Lahore`: who says to be in charge where, and what an inspector should look at. */
export const PracticesPage = () => {
  const [params] = useSearchParams()
  const by = practiceKinds.find((kind) => kind === params.get('by')) ?? 'city'
  const q = params.get('q') ?? ''
  return (
    <Page title="Places of practice">
      <AskForm key={`${by} ${q}`} by={by} q={q} />
      {q ? (
        <Found by={by} q={q} />
      ) : (
        <p>
          Find where holders say to practise. The list of a city is for its inspectors: it says where two are
          in charge, where nobody is, and whose registration is not in force.
        </p>
      )}
    </Page>
  )
}
