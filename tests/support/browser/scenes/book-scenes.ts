/** Old books and claims in the states that staff see. */
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { BookRow } from '#shared/register/records/book.ts'
import {
  chooseStatement,
  type JourneyStaffMember,
  openStaffMember,
} from '#tests/support/browser/staff-and-cases.ts'
import { aBookPart, aBookRow, aClaim, aCnicRequest, anUnreadableRow } from '#tests/support/cases/books.ts'
import { aRegisterFile } from '#tests/support/cases/register-file.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { openAccount } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { StaffScene } from './staff-scenes.ts'

/** Two registrars with old books. */
const openBooks = async (url: string, { token }: JourneyStaffMember) => {
  const colleague = await openStaffMember(url, 'Sana Second', 'registrar')
  const post = async (path: string, body?: object, by = token) => {
    const { status, text } = await call(url, 'POST', `/api/admin/books${path}`, { token: by, body })
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  }
  const confirmed = async (id: string) => {
    await post(`/${id}/confirmation`)
    const book = (await call(url, 'GET', `/api/admin/books/${id}`, { token: colleague.token })).body.data
    const body = { action: 'confirm', compared: true }
    await call(url, 'POST', `/api/admin/proposals/${book.waiting.proposal}/acts`, {
      ...{ token: colleague.token, body },
    })
  }
  const begun = async (name: string, by = token): Promise<string> => {
    const id = randomBytes(16).toString('hex')
    await post('', { id, name }, by)
    return id
  }
  return { colleague, post, confirmed, begun }
}

/** An entry of the register, as an old book brings it in. */
export const bringIn = async (url: string, clerk: JourneyStaffMember, row: BookRow): Promise<void> => {
  const { begun, confirmed, post } = await openBooks(url, clerk)
  const id = await begun('Register A, volume 4')
  await post(`/${id}/parts`, aBookPart([row]))
  await confirmed(id)
  await post(`/${id}/import`, { file: 1, part: 0 })
}

/** A book with rows of every outcome and a scan, one that was cut off, one to be confirmed, and a claim of a number. */
export const prepareBooks = async (url: string, clerk: JourneyStaffMember) => {
  const { token } = clerk
  const { colleague, post, confirmed, begun } = await openBooks(url, clerk)
  const row = aBookRow({
    ...{ number: 'RPh-2101/87', email: 'ayesha.old@example.com', phone: '0300 1234567' },
  })
  const [done, cutOff, waiting] = [
    await begun('Register A, volume 1'),
    await begun('Register A, volume 2'),
    await begun('Register A, volume 3', colleague.token),
  ]
  await post(`/${done}/parts`, aBookPart([row], { digest: 'a'.repeat(64) }))
  const second = aBookPart(
    [
      { ...row, line: 2 },
      { ...row, line: 3, valid_until: '2031-05-03' },
      { ...row, line: 4, name: 'Bilal Khan' },
      aBookRow({ line: 5, name: 'عائشہ صدیقہ', father_name: 'محمد عمران' }),
    ],
    { file: 2, file_name: 'register-1991.csv', unreadable: [anUnreadableRow({ line: 6 })] },
  )
  await post(`/${done}/parts`, second)
  await confirmed(done)
  for (const file of [1, 2]) await post(`/${done}/import`, { file, part: 0 })
  const scan = await aFormOf({ page: '12' }, aPng(900, 1300))
  for (const id of [done, waiting])
    await call(url, 'POST', `/api/admin/books/${id}/pages`, { token, ...scan })
  const rows = [aBookRow(), aBookRow({ line: 3, page: '13' })]
  await post(`/${waiting}/parts`, aBookPart(rows), colleague.token)
  await post(`/${waiting}/confirmation`, undefined, colleague.token)
  await post(`/${cutOff}/parts`, aBookPart([aBookRow(), aBookRow({ line: 3 })]))
  await post(`/${cutOff}/parts`, aBookPart([aBookRow()], { file: 2, parts: 2, digest: 'b'.repeat(64) }))

  const claimed = await openAccount(url)
  const answer = await claimed.post(
    '/api/own-registration/claims',
    undefined,
    await aClaim({ number: 'RPh-2101/87' }, aPng(1300, 900)),
  )
  if (answer.status !== 201) throw new Error(`claim: ${answer.status} ${answer.text}`)
  await call(url, 'POST', '/api/cnic-requests', { body: aCnicRequest({ cnic: claimed.person.cnic }) })
  return { done, cutOff, waiting, claim: claimed.id }
}
export type PreparedBooks = Awaited<ReturnType<typeof prepareBooks>>

const shown = (page: Page) => page.getByRole('heading', { name: 'Files' }).waitFor()

export const bookScenes = ({ done, cutOff, waiting, claim }: PreparedBooks): StaffScene[] => [
  { name: 'old books', path: '/admin/books' },
  {
    name: 'old book',
    path: `/admin/books/${done}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Show the rows of file 2' }).click()
      await page.getByRole('table').first().waitFor()
    },
  },
  {
    name: 'old book, compared row by row',
    path: `/admin/books/${waiting}`,
    act: (page) => page.getByRole('img', { name: 'Page 12' }).waitFor(),
  },
  { name: 'old book, cut off', path: `/admin/books/${cutOff}`, act: shown },
  {
    name: 'old book, a file looked at',
    path: `/admin/books/${cutOff}`,
    act: async (page) => {
      await chooseStatement(page, aRegisterFile({ rows: 60, defects: 24, seed: 3 }).text)
      await page.getByRole('heading', { name: /^november.csv: / }).waitFor()
    },
  },
  {
    name: 'old book, undo refused',
    path: `/admin/books/${done}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Undo this book' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send for confirmation' }).click()
      await page.getByRole('alert').filter({ hasText: 'Enter a reason' }).waitFor()
    },
  },
  { name: 'claims', path: '/admin/claims', act: (page) => page.getByRole('table').waitFor() },
  {
    name: 'claim',
    path: `/admin/claims/${claim}`,
    act: (page) => page.getByRole('img', { name: 'Certificate' }).waitFor(),
  },
  {
    name: 'claim, link refused',
    path: `/admin/claims/${claim}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Link with RPh-2101/87' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Propose', exact: true }).click()
      await page.getByRole('alert').filter({ hasText: 'Enter a reason' }).waitFor()
    },
  },
  {
    name: 'claim, decision refused',
    path: `/admin/claims/${claim}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Refuse the claim' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click()
      await page.getByRole('alert').filter({ hasText: 'Enter a reason' }).waitFor()
    },
  },
]
