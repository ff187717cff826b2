import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { type QueueState, queueAddress } from './queue-state.ts'

/** One box for everything a person may know of an application; mounted anew for each search in the address. */
export const QueueSearch = ({ state }: { state: QueueState }) => {
  const navigate = useNavigate()
  const find = (data: FormData) => {
    const q = String(data.get('q') ?? '').trim()
    navigate(q ? queueAddress({ ...state, q }) : paths.adminCases)
  }
  return (
    <search>
      <form
        className="queue-search"
        onSubmit={(event) => {
          event.preventDefault()
          find(new FormData(event.currentTarget))
        }}
      >
        <label className="form-label" htmlFor="q">
          Find an application
        </label>
        <p className="form-text" id="q-hint">
          Reference, any part of a CNIC, phone, name, registration, voucher or challan number
        </p>
        <div className="queue-search-box">
          <input
            id="q"
            name="q"
            type="search"
            className="form-control"
            dir="auto"
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            defaultValue={state.q}
            aria-describedby="q-hint"
          />
          <button type="submit" className="btn btn-primary">
            Find
          </button>
        </div>
      </form>
    </search>
  )
}
