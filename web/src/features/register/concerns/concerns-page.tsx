import '#web/theme/dense-table.scss'
import '#web/theme/register/asked-changes.scss'
import { Link } from 'react-router-dom'
import { registrationPath } from '#shared/paths.ts'
import type { EndedConcern, WaitingConcern } from '#shared/register/records/concern.ts'
import { concernLabels, concernOutcomeLabels } from '#shared/register/rules/concern-words.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { purposeLabels } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { whole } from '#web/ui/whole.tsx'
import { EndDialog } from './end-dialog.tsx'

const Waiting = ({ concern, onEnd }: { concern: WaitingConcern; onEnd: () => void }) => {
  const { number, name, standing, declared, check, about, words, at, obstacle } = concern
  return (
    <li>
      <h3>{concernLabels[about]}</h3>
      <SummaryList
        items={[
          { label: 'Registration', value: <Link to={registrationPath(number)}>{whole(number)}</Link> },
          { label: 'Holder', value: name && <Typed>{name}</Typed> },
          { label: 'Standing today', value: standing ? standingLabels[standing] : 'Not in the register' },
          ...(check
            ? [
                { label: 'Who asked', value: `${check.organisation}, ${check.email}` },
                { label: 'What for', value: `${purposeLabels.en[check.purpose]}, ${check.premises}` },
                { label: 'Asked on', value: formatMoment(check.at) },
              ]
            : [{ label: 'The holder declared', value: declared ?? 'Not kept any more' }]),
          { label: 'Told', value: formatMoment(at) },
          { label: 'In their words', value: words },
        ]}
      />
      {obstacle ? (
        <p className="banner-note">{obstacle}.</p>
      ) : (
        <div className="page-actions">
          <Button look="primary" aria-label={`End: ${number}, ${formatMoment(at)}`} onClick={onEnd}>
            End
          </Button>
        </div>
      )}
    </li>
  )
}

const columns: Columns<EndedConcern> = [
  { heading: 'Number', cell: ({ number }) => <Link to={registrationPath(number)}>{whole(number)}</Link> },
  {
    heading: 'Told',
    cell: ({ about, check, at }) =>
      `${concernLabels[about]}${check ? `: ${check.organisation}` : ''}, ${formatMoment(at)}`,
  },
  { heading: 'Ended', cell: ({ ended_at }) => formatMoment(ended_at) },
  { heading: 'By', cell: ({ by }) => <Typed>{by.name}</Typed> },
  {
    heading: 'Outcome',
    cell: ({ outcome, stops }) =>
      `${concernOutcomeLabels[outcome]}${stops ? '. The organisation may not ask for a year' : ''}`,
  },
  { heading: 'Found', dir: 'auto', cell: ({ note }) => note },
]

/** `/admin/concerns`: what people have told at doors, and how it ended. */
export const ConcernsPage = () => {
  const loaded = useRead(api.concerns.list, {})
  const { open, setOpen, dialog } = useOpenDialog<WaitingConcern>(loaded.reload)
  return (
    <Page title="Concerns">
      <WhenLoaded from={loaded}>
        {({ waiting, ended }) => (
          <>
            <section className="card" aria-labelledby="waiting">
              <h2 id="waiting">Waiting</h2>
              <p>
                Told at the door of a place of practice, by people who need not say who they are, or by a
                holder who knows nothing of a check by name. It proves nothing and is no standing: hear the
                holder first.
              </p>
              {waiting.length === 0 && <p>Nothing waits.</p>}
              <ul className="asked-changes">
                {waiting.map((concern) => (
                  <Waiting key={concern.id} concern={concern} onEnd={() => setOpen(concern)} />
                ))}
              </ul>
            </section>
            <section className="card" aria-labelledby="ended">
              <h2 id="ended">Ended last</h2>
              <DataTable
                caption="Concerns, the one that was ended last first"
                className="table-dense"
                columns={columns}
                rows={ended}
                keyOf={({ id }) => id}
                empty={<p>None was ended yet.</p>}
              />
            </section>
            {open && <EndDialog concern={open} {...dialog} />}
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
