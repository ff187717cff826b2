/** Opens pages of the portal on the running service, in a simulated document. */
import { waitFor } from '@testing-library/react'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { portal } from '#tests/support/portal/shared-portal.ts'
import type { Client } from './client.ts'

type Opening = NonNullable<Parameters<typeof openPage>[1]>
type Service = NonNullable<Opening['service']>

const fromService: Service = async ({ method, path, query, headers, body }) => {
  const search = new URLSearchParams(query).toString()
  const reply = await portal.call(method, search ? `${path}?${search}` : path, {
    ...(body !== undefined && body !== null && { body }),
    headers: Object.fromEntries(headers),
  })
  return new Response(reply.text, { status: reply.status, headers: { 'content-type': 'application/json' } })
}

/** A page as an applicant sees it; `given.answers` stand in for those of the service. */
export const openAs = (client: Client | null, path: string, given: Opening = {}) =>
  openPage(path, {
    service: fromService,
    ...given,
    stored: { ...(client && { token: client.token() }), ...given.stored },
  })

/** A page as a member of staff sees it. */
export const openAsStaff = (client: Client, path: string, given: Opening = {}) =>
  openAs(null, path, { ...given, stored: { admin_token: client.token() } })

/** The calls that a page has made, without the council's own words, which stand on every page. */
export const callsOf = ({ sent }: Awaited<ReturnType<typeof openPage>>): string[] =>
  sent.map(({ method, path }) => `${method} ${path}`).filter((call) => call !== 'GET /api/council')

type User = Awaited<ReturnType<typeof openPage>>['user']

/** Waits for a part of the page. */
export const part = (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`Nothing on the page is ${selector}`)
    return found
  })

/** Gives each field of the form its value, by the names that are sent. */
export const put = async (user: User, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    const first = await part(`main form [name="${name}"]`)
    if (first.getAttribute('type') === 'radio')
      await user.click(await part(`main form [name="${name}"][value="${value}"]`))
    else if (first.tagName === 'SELECT') await user.selectOptions(first, value)
    else {
      await user.clear(first)
      await user.click(first)
      await user.paste(value)
    }
  }
}

/** The words of an element; those of different parts are apart. */
const wordsIn = (element: Element): string => {
  const texts: string[] = []
  const collect = (node: Node) => {
    if (node.nodeType === 3) texts.push(node.textContent ?? '')
    node.childNodes.forEach(collect)
  }
  collect(element)
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

/** What is read in each part that the selector names. */
export const textsOf = (selector: string): string[] => [...document.querySelectorAll(selector)].map(wordsIn)

/** The labels of the form’s fields, in order. */
export const formLabels = (): string[] =>
  textsOf('main form .form-label').map((label) => label.replace(' (optional)', ''))

/** The cells of each row of a table's body. */
export const tableRows = (): string[][] =>
  [...document.querySelectorAll('main table tbody tr')].map((row) => [...row.children].map(wordsIn))
