import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SavedView } from '#shared/cases/records/saved-view.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { type QueueState, queueAddress, searchOf } from '#web/ui/office/queue-state.ts'
import { ViewNameDialog, viewNameKey } from './view-name-dialog.tsx'

/** The part of the address that a view keeps: everything except the place in the list. */
const stateOf = ({ list: { status, sort, ...choices } }: SavedView): QueueState => ({
  ...{ status, sort, choices },
  ...{ q: '', cursor: undefined },
})
const listIn = ({ status, sort, choices }: QueueState) => ({ status, sort, ...choices })

/** The queue of a status as it opens. */
const plainOf = ({ status }: QueueState): QueueState => ({
  ...{ status, sort: 'oldest', choices: {} },
  ...{ q: '', cursor: undefined },
})

interface SavedViewsProps {
  state: QueueState
}

/** The views of the member of staff as links; the one that is shown can be renamed and removed, another be saved. */
export const SavedViews = ({ state }: SavedViewsProps) => {
  const loaded = useApi(async (signal) => (await api.views.list({}, { signal })).data.views, [])
  const [changed, setChanged] = useState<SavedView[]>()
  const [naming, setNaming] = useState(false)
  const views = changed ?? loaded.data ?? [] // the queue can be used without them
  const present = searchOf({ ...state, cursor: undefined })
  const shown = state.q ? undefined : views.find((view) => searchOf(stateOf(view)) === present)
  const isBegun = useBegunDialogs()
  const isReady = loaded.state === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views are there
  useEffect(() => {
    if (isReady && isBegun(viewNameKey(shown))) setNaming(true)
  }, [isReady])
  const removing = useSending(async () => {
    if (shown) setChanged((await api.views.remove({ params: { id: shown.id } })).data.views)
  })
  const save = async (name: string) => {
    const { data } = shown
      ? await api.views.rename({ params: { id: shown.id }, body: { name } })
      : await api.views.create({ body: { name, list: listIn(state) } })
    setChanged(data.views)
    setNaming(false)
  }
  const canSave = loaded.data && !state.q && present !== searchOf(plainOf(state))
  if (views.length === 0 && !canSave) return null
  return (
    <div className="queue-views">
      {views.length > 0 && (
        <nav aria-label="Saved views">
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to={queueAddress(stateOf(view))}
                  aria-current={view.id === shown?.id ? 'page' : undefined}
                >
                  <Typed>{view.name}</Typed>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(canSave || shown) && (
        <button type="button" className="btn-link" onClick={() => setNaming(true)}>
          {shown ? 'Rename this view' : 'Save this view'}
        </button>
      )}
      {shown && (
        <button
          type="button"
          className="btn-link"
          aria-disabled={removing.sending}
          onClick={() => void removing.send()}
        >
          Remove this view
        </button>
      )}
      {removing.failure && <FailureAlert failure={removing.failure} />}
      {naming && <ViewNameDialog view={shown} onSave={save} onClose={() => setNaming(false)} />}
    </div>
  )
}
