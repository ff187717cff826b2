import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isVoucherNumber, plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { submitting } from '#web/ui/form/use-sending.ts'
import { asTyped } from '#web/ui/language/typed.tsx'
import { loadQueue } from '#web/ui/office/queue-pages.ts'
import { caseAddress, type QueueState, queueAddress, searchHash } from '#web/ui/office/queue-state.ts'

const longestSearch = 80 // the service accepts no longer text

/** The reference at the end of a text or of a pasted address, dashes or not. */
const referenceAtEnd = /(?:^|[^A-Z0-9])([A-Z]{2,4})-?(\d{4})-?([2-9A-HJKMNP-Z]{8})\/?$/

/**
 * The whole reference or voucher number in a text, as it is stored, for scanners, which type the code of a paper and Enter; undefined
 * when the text is anything else.
 */
export const scannedCode = (typed: string): string | undefined => {
  const text = typed.trim().toUpperCase()
  const reference = referenceAtEnd.exec(text)
  if (reference) return reference.slice(1).join('-')
  const digits = plainVoucherNumber(text)
  return isVoucherNumber(digits) ? digits : undefined
}

/** One search field for every number or name of an application; mounted again for each search in the address. */
export const QueueSearch = ({ state }: { state: QueueState }) => {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === searchHash) field.current?.focus()
  }, [hash])
  /** A code that finds exactly one application opens it; any other result is shown as a search. */
  const open = async (found: QueueState) => {
    const page = await loadQueue(found, new AbortController().signal).catch(() => null)
    const [first, ...others] = page?.rows ?? []
    navigate(first && others.length === 0 ? caseAddress(first.id, found) : queueAddress(found))
  }
  const find = (data: FormData) => {
    const typed = String(data.get('q') ?? '').trim()
    const code = scannedCode(typed)
    if (code) return void open({ ...state, q: code })
    navigate(typed ? queueAddress({ ...state, q: typed.slice(0, longestSearch) }) : paths.adminCases)
  }
  return (
    <search>
      <form className="queue-search" onSubmit={submitting((form) => find(new FormData(form)))}>
        <label className="form-label" htmlFor="q">
          Find an application
        </label>
        <p className="form-text" id="q-hint">
          Reference, CNIC or phone (whole, its beginning or its end, from 4 characters), whole email, name,
          father’s name, registration, voucher or challan no.
        </p>
        <div className="queue-search-box">
          <input
            id="q"
            name="q"
            type="search"
            className="form-control"
            {...asTyped(state.q)}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            defaultValue={state.q}
            aria-describedby="q-hint"
            placeholder="Reference, CNIC, phone, name, voucher …"
            ref={field}
          />
          <Button type="submit" look="primary">
            Find
          </Button>
        </div>
      </form>
    </search>
  )
}
