import '#web/theme/dense-table.scss'
import '#web/theme/register/asked-changes.scss'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { ShownWatcher } from '#shared/register/records/watcher.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { TermsDialog } from './terms-dialog.tsx'

interface OrganisationProps {
  watcher: ShownWatcher
  onTerms: () => void
  onEnd: () => void
}

/** One that waits or watches, with what may be done. */
const Organisation = ({ watcher, onTerms, onEnd }: OrganisationProps) => {
  const { organisation, email, asked, terms, listed, proposed } = watcher
  return (
    <li>
      <h3 dir="auto">{organisation}</h3>
      <SummaryList
        items={[
          { label: 'Address, confirmed by a link', value: email },
          { label: 'Asked', value: formatMoment(asked.at) },
          { label: 'In its own words', value: <bdi>{asked.purpose}</bdi> },
          ...(terms
            ? [
                { label: 'Purpose', value: <bdi>{terms.purpose}</bdi> },
                { label: 'Until', value: formatDate(terms.ends_on) },
                { label: 'Holders', value: terms.hidden ? 'Are not told of it' : 'Read its name' },
                { label: 'Lists', value: `${listed} ${listed === 1 ? 'number' : 'numbers'}` },
                { label: 'Let in by', value: `${terms.by.name}, ${terms.confirmed_by.name}` },
              ]
            : []),
        ]}
      />
      {proposed ? (
        <p className="banner-note">
          {proposed.title}. Proposed by <bdi>{proposed.by.name}</bdi>.{' '}
          <Link to={paths.adminConfirmations}>Confirm, refuse or withdraw</Link>
        </p>
      ) : (
        <div className="page-actions">
          <Button
            look={terms ? 'outline' : 'primary'}
            aria-label={`${terms ? 'Change' : 'Let in'}: ${organisation}`}
            onClick={onTerms}
          >
            {terms ? 'Change' : 'Let in'}
          </Button>
          <Button look="danger" aria-label={`${terms ? 'End' : 'Refuse'}: ${organisation}`} onClick={onEnd}>
            {terms ? 'End' : 'Refuse'}
          </Button>
        </div>
      )}
    </li>
  )
}

const columns: Columns<ShownWatcher> = [
  { heading: 'Organisation', dir: 'auto', cell: ({ organisation }) => organisation },
  { heading: 'Address', cell: ({ email }) => email },
  { heading: 'Ended', cell: ({ ended }) => formatMoment(ended?.at ?? '') },
  { heading: 'By', cell: ({ ended }) => (ended?.by ? <bdi>{ended.by.name}</bdi> : 'Its last day') },
  { heading: 'Reason', dir: 'auto', cell: ({ ended }) => ended?.reason ?? '' },
]

interface Chosen {
  watcher: ShownWatcher
  act: 'terms' | 'end'
}

/** `/admin/watchers`: the organisations that are told when registrations change. */
export const WatchersPage = () => {
  const loaded = useRead(api.watchers.list, {})
  const { open, setOpen, dialog } = useOpenDialog<Chosen>(loaded.reload)
  const list = (watchers: ShownWatcher[], empty: string) =>
    watchers.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul className="asked-changes">
        {watchers.map((watcher) => (
          <Organisation
            key={watcher.id}
            watcher={watcher}
            onTerms={() => setOpen({ watcher, act: 'terms' })}
            onEnd={() => setOpen({ watcher, act: 'end' })}
          />
        ))}
      </ul>
    )
  return (
    <Page title="Watchers">
      <p>
        An organisation that is let in lists numbers of the register, and is told of each change that
        everybody can read there, and of nothing else. Two registrars let it in, for a purpose and until a
        day.
      </p>
      <WhenLoaded from={loaded}>
        {({ waiting, watching, ended }) => (
          <>
            <section className="card" aria-labelledby="waiting">
              <h2 id="waiting">Asks to be let in</h2>
              {list(waiting, 'No organisation is waiting.')}
            </section>
            <section className="card" aria-labelledby="watching">
              <h2 id="watching">Watches</h2>
              {list(watching, 'No organisation is watching.')}
            </section>
            <section className="card" aria-labelledby="ended">
              <h2 id="ended">Refused or ended</h2>
              <DataTable
                caption="Organisations, the one that was ended last first"
                className="table-dense"
                columns={columns}
                rows={ended}
                keyOf={({ id }) => id}
                empty={<p>No organisation was refused or ended.</p>}
              />
            </section>
            {open?.act === 'terms' && <TermsDialog watcher={open.watcher} {...dialog} />}
            {open?.act === 'end' && <EndDialog watcher={open.watcher} {...dialog} />}
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}

interface DialogProps {
  watcher: ShownWatcher
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

const EndDialog = ({ watcher: { id, organisation, terms }, onDone, onClose }: DialogProps) => (
  <ReasonDialog
    title={terms ? `End the watching of ${organisation}?` : `Refuse ${organisation}?`}
    submitLabel={terms ? 'End' : 'Refuse'}
    explanation={`It is told so by email, with the reason${terms ? '. Its list and its key are removed at once' : ''}. It can ask again.`}
    draft={`end-watcher:${id}`}
    send={async (reason) => {
      const { message = '' } = await api.watchers.end({ params: { id }, body: { reason } })
      onDone(message)
    }}
    onClose={onClose}
  />
)
