/** Opens a page of the portal without a browser: the whole app in a simulated document, and answers instead of a service. */
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { councilSettings } from '#shared/staff/records/council-settings.ts'
import { Portal, preloadScreensOf } from '#web/router.tsx'
import { structureFaults } from './structure-faults.ts'

const patienceInMs = 15_000 // a page takes a tenth of a second, on a busy machine a few

// A failure says what was looked for, without the whole document.
configure({ asyncUtilTimeout: patienceInMs, getElementError: (message) => new Error(message ?? 'Not found') })

interface Sent {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: what a page sends, of every shape
  body: any
}
/** The answer to `METHOD /path`: a body with status 200, a whole response, or the result of a function of the call. */
type Answer = object | Response | ((sent: Sent) => object | Response | Promise<object | Response>)
export type Answers = Record<string, Answer>

export const failure = (status: number, body: object = { message: 'Broken' }) =>
  Response.json(body, { status })

interface Opening {
  /** Who is signed in: an applicant as `GET /api/auth/user` answers, or a member of staff. */
  applicant?: object
  staff?: object
  /** An applicant’s token is kept, and `answers` say what becomes of it. */
  token?: boolean
  answers?: Answers
  /** Answers what `answers` do not name, such as a running service. */
  service?: (call: Sent) => Promise<Response>
  /** What the browser keeps besides, by key. */
  stored?: Record<string, string>
  /** The state of this entry in the tab's history, after a reload. */
  historyState?: unknown
}

/** Of the council, before an administrator has filled anything in. */
const nothingSaid = { ...councilSettings.parse({}), fees: null }

const me = { applicant: 'GET /api/auth/user', staff: 'GET /api/admin/auth/admin-user' }

/** @returns what was sent, in order, and a person who clicks and types. */
export const openPage = async (
  path: string,
  {
    applicant,
    staff,
    token = applicant !== undefined,
    answers = {},
    service,
    stored = {},
    historyState = null,
  }: Opening = {},
) => {
  const known: Answers = {
    ...(applicant && { [me.applicant]: { data: applicant } }),
    ...(staff && { [me.staff]: { data: staff } }),
    ...answers,
  }
  const sent: Sent[] = []
  const take = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, window.location.href)
    const call: Sent = {
      method: init.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    }
    const answer = known[`${call.method} ${pathname}`] ?? service
    if (!answer && pathname === '/api/council') return Response.json({ data: nothingSaid }) // on every page
    sent.push(call)
    if (!answer) throw new Error(`The test answers nothing to ${call.method} ${pathname}`)
    const answered = typeof answer === 'function' ? await answer(call) : answer
    return answered instanceof Response ? answered.clone() : Response.json(answered)
  }
  vi.stubGlobal('fetch', take)
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  localStorage.clear()
  sessionStorage.clear()
  if (token) localStorage.setItem('token', 'an applicant’s token')
  if (staff) localStorage.setItem('admin_token', 'a token of staff')
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  window.history.replaceState(historyState, '', path)
  await preloadScreensOf(window.location.pathname)
  cleanup() // a page that is opened after another takes its place
  render(<Portal />)
  onTestFinished(async () => {
    const faults = await structureFaults()
    cleanup()
    vi.unstubAllGlobals()
    log.mockRestore()
    expect(faults, 'what axe finds at the end of the test').toEqual([])
  })
  await waitFor(() => {
    if (document.querySelector('.first-loader')) throw new Error('The page is still loading')
    screen.getByRole('heading', { level: 1 })
  })
  return {
    user: userEvent.setup(),
    sent,
    /** The calls that changed something. */
    saved: () => sent.filter(({ method }) => method !== 'GET'),
    /** The events that the page has logged. */
    logged: () => log.mock.calls.map(([line]) => JSON.parse(String(line))),
    /** From now on this is the answer. */
    answer: (call: string, answer: Answer) => {
      known[call] = answer
    },
  }
}
