/** The staff area in every state: queue, case, each dialog, the list of keys. `prepareStaffScenes` makes its people and cases. */

import type { Page } from 'playwright-core'
import {
  type JourneyStaffMember,
  openStaffMember,
  openSubmittedCase,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'
import { aScannedPdf } from '#tests/support/files/scanned-pdf.ts'
import { type BankImports, bankStatementScenes, prepareBankImports } from './bank-statement-scenes.ts'
import { bookScenes, type PreparedBooks, prepareBooks } from './book-scenes.ts'
import { calendarScenes } from './calendar-scenes.ts'
import { caseNotesScenes, prepareCaseNotes } from './case-notes-scenes.ts'
import { caseReadingScenes, comparedScene } from './case-reading-scenes.ts'
import { caseScenes, inDialog, openedAct } from './case-scenes.ts'
import { certificateScenes } from './certificate-scenes.ts'
import { councilOfficeScenes, prepareCouncilOffice } from './council-office-scenes.ts'
import { meetingScenes } from './meeting-scenes.ts'
import { receiptScenes } from './receipt-scenes.ts'
import {
  changeRequestScenes,
  concernScenes,
  entryScenes,
  practiceScenes,
  prepareRegisterOffice,
  registerOfficeScenes,
} from './register-office-scenes.ts'
import { figureScenes, reportScenes } from './report-scenes.ts'
import { breakAll, hold, type PageState } from './scene.ts'
import { staffAccountScenes } from './staff-account-scenes.ts'
import { unreachableStaffScenes } from './unreachable-scenes.ts'
import { walkInScenes } from './walk-in-scenes.ts'
import { watcherScenes } from './watch-scenes.ts'
import { workScenes } from './work-scenes.ts'

export interface StaffScene extends PageState {
  name: string
  /** Who looks; where nothing is said, a registrar. */
  by?: 'registrar' | 'reception' | 'administrator'
}

const found = (page: Page) => page.getByRole('table').waitFor()

/** What the scenes name: ids of cases, imports of the bank's statement, and a colleague. */
interface PreparedCases {
  fresh: string
  /** Under review by the registrar. */
  reviewed: string
  /** Its certificate is ready. */
  ready: string
  bare: string
  paid: string
  /** Of the paid case. */
  reference: string
  asked: string
  mine: string
  stale: string
  corrected: string
  renewal: string
  imports: BankImports
  books: PreparedBooks
  /** With notes, a question and a proposed correction. */
  discussed: string
  /** The id of another member of staff. */
  colleague: string
  /** Somebody else takes the case. */
  take: (id: string) => Promise<unknown>
}

/** Cases in the states that the scenes need, the scenes, and the staff who look at them. */
export const prepareStaffScenes = async (url: string) => {
  const registrar = await openStaffMember(url, 'Rabia Registrar', 'registrar')
  const other = await openStaffMember(url, 'Second Registrar', 'registrar')
  const reception = await openStaffMember(url, 'Rana Reception', 'reception')
  const administrator = await openStaffMember(url, 'Ali Administrator', 'administrator')
  const [fresh, bare, paid, asked, mine, stale, reviewed, ready] = [
    await openSubmittedCase(url, { marksSheet: aScannedPdf() }),
    await openSubmittedCase(url, { complete: false }),
    await openSubmittedCase(url),
    await openSubmittedCase(url),
    await openSubmittedCase(url),
    await openSubmittedCase(url),
    await openSubmittedCase(url),
    await openSubmittedCase(url),
  ]
  const reviewer = await openStaffMember(url, 'Nadia Reviewer', 'reviewer')
  for (const application of [paid, ready]) {
    const { id, challan: challan_no, fee: amount } = application
    await reviewer.review(id)
    await other.act(id, 'verify-fee', { payment: { challan_no, amount, paid_on: '2026-11-19' } })
  }
  await registrar.act(ready.id, 'approve')
  await reception.prepareCertificate(ready.id)
  await reception.act(ready.id, 'certificate-ready')
  await registrar.act(reviewed.id, 'start-review')
  for (const [application, clerk] of [
    [asked, other],
    [mine, registrar],
  ] as const) {
    await clerk.act(application.id, 'start-review')
    await clerk.act(application.id, 'decline', { reason: 'The degree is of no known university' })
    await clerk.act(application.id, 'reopen', { reason: 'The university has written to us' })
  }
  const prepared: PreparedCases = {
    fresh: fresh.id,
    reviewed: reviewed.id,
    ready: ready.id,
    bare: bare.id,
    paid: paid.id,
    reference: paid.reference,
    asked: asked.id,
    mine: mine.id,
    stale: stale.id,
    corrected: await prepareCouncilOffice(url, { registrar, administrator }),
    ...(await prepareRegisterOffice(url, registrar)),
    imports: await prepareBankImports(url, registrar, other),
    books: await prepareBooks(url, registrar),
    discussed: await prepareCaseNotes(url, { registrar, reviewer }),
    colleague: reception.id,
    take: other.take,
  }
  const looking: Record<'registrar' | 'reception' | 'administrator', JourneyStaffMember> = {
    registrar,
    reception,
    administrator,
  }
  return { scenes: staffScenes(prepared), looking }
}

export const staffScenes = (prepared: PreparedCases): StaffScene[] => {
  const { fresh, bare, paid, asked, mine, stale } = prepared
  const caseOf = (id: string) => `/admin/cases/${id}?status=submitted`
  return [
    { name: 'counters', path: '/admin' },
    { name: 'information', path: '/admin/support' },
    { name: 'queue', path: '/admin/cases?status=submitted', act: found },
    ...unreachableStaffScenes(bare),
    { name: 'queue empty', path: '/admin/cases?status=collected' },
    { name: 'queue loading', path: '/admin/cases', before: hold('**/api/admin/cases?*'), busy: 'part' },
    { name: 'queue not loaded', path: '/admin/cases', before: breakAll('**/api/admin/cases?*') },
    { name: 'search', path: `/admin/cases?q=${prepared.reference}`, act: found },
    { name: 'search by the father’s name', path: '/admin/cases?q=Muhammad+Imran', act: found },
    { name: 'search without result', path: '/admin/cases?q=nobody' },
    {
      name: 'export dialog, saved',
      path: '/admin/cases?status=awaiting-decision',
      act: async (page) => {
        await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
        await inDialog('Export')(page)
        await page.getByText(/applications? saved/).waitFor()
      },
    },
    ...workScenes(prepared.bare),
    ...staffAccountScenes(prepared.colleague),
    { name: 'exports', path: '/admin/exports', by: 'administrator' },
    ...reportScenes(),
    ...calendarScenes(),
    ...meetingScenes(),
    ...figureScenes(),
    ...certificateScenes(),
    { name: 'case', path: caseOf(fresh), act: waitForCase },
    { name: 'case with missing documents', path: caseOf(bare), act: waitForCase },
    { name: 'case for reception', path: caseOf(paid), by: 'reception', act: waitForCase },
    { name: 'case loading', path: caseOf(fresh), before: hold(`**/api/admin/cases/${fresh}`), busy: 'part' },
    { name: 'case not loaded', path: caseOf(fresh), before: breakAll(`**/api/admin/cases/${fresh}`) },
    { name: 'unknown case', path: '/admin/cases/nobody' },
    {
      name: 'documents, turned',
      path: caseOf(fresh),
      act: async (page) => {
        await waitForCase(page)
        const side = page.getByRole('button', { name: 'Documents', exact: true })
        if (await side.isVisible()) await side.click()
        await page.getByRole('button', { name: '1 CNIC front' }).click()
        await page.getByRole('button', { name: 'Rotate right' }).click()
        await page.getByRole('button', { name: 'Zoom in' }).click()
      },
    },
    {
      name: 'PDF',
      path: caseOf(fresh),
      act: async (page) => {
        await waitForCase(page)
        await page.getByRole('button', { name: /^2006.*Marks sheet/ }).click()
        await page.getByRole('img', { name: 'Marks sheet, page 1' }).waitFor()
        await page.evaluate(() => window.scrollTo(0, 0)) // no row is half under the bar of the case
      },
    },
    ...caseReadingScenes(fresh),
    comparedScene(prepared.corrected),
    ...caseScenes(prepared),
    { name: 'to be confirmed', path: caseOf(asked), act: waitForCase },
    { name: 'waiting for another', path: caseOf(mine), act: waitForCase },
    {
      name: 'changed by somebody else',
      path: caseOf(stale),
      once: true,
      act: async (page) => {
        await waitForCase(page)
        await prepared.take(stale)
        await page.getByRole('button', { name: 'Start review' }).click()
        await page.getByText(/changed this case/).waitFor()
      },
    },
    { name: 'shortcuts', path: caseOf(fresh), act: openedAct('Shortcuts') },
    ...bankStatementScenes(prepared.imports),
    ...receiptScenes(),
    ...walkInScenes(),
    ...bookScenes(prepared.books),
    ...councilOfficeScenes(prepared.corrected),
    ...registerOfficeScenes(prepared),
    ...entryScenes(),
    ...changeRequestScenes(),
    ...concernScenes(),
    ...practiceScenes(),
    ...watcherScenes(),
    ...caseNotesScenes(prepared.discussed),
  ]
}
