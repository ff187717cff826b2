/** Staff with roles and applications that wait for them, in the portal that a journey has started. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { readConfig } from '#functions/platform/services/config.ts'
import { createServices } from '#functions/services.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { aPdf } from '#tests/support/files/hostile-files/pdf.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aUserApplication, openAccountAt, staffToken } from '#tests/support/people/applicants.ts'
import { documentsHeldIn } from '#tests/support/people/held-documents.ts'
import { call } from '#tests/support/portal/http-client.ts'

export const journeyPassword = 'eleven quiet herons'

/** Of the running portal, which has put its environment into this process. */
const servicesHere = () =>
  createServices(readConfig(process.env), {
    hashCost: { memoryInKib: 64, passes: 1, parallelism: 1 },
    log: () => {},
  })

/** A member of staff, made as the portal makes one. */
export const openStaffMember = async (url: string, name: string, ...roles: StaffRole[]) => {
  const services = servicesHere()
  const account = {
    id: randomUUID(),
    name,
    email: `clerk-${randomUUID()}@council.example`,
    password_hash: await services.passwords.hash(journeyPassword),
    session_generation: 1,
    is_admin: true,
    roles,
  }
  await services.staff.create(account, services.clock())
  const token = await staffToken(url, account.email, journeyPassword)
  const act = async (id: string, action: string, more: object = {}) => {
    const path = `/api/admin/cases/${id}/acts`
    const { status, text } = await call(url, 'POST', path, { token, body: { action, ...more } })
    if (status !== 200) throw new Error(`${action}: ${status} ${text}`)
  }
  /** Looks at every point of a case under review and recommends the approval. */
  const recommend = async (id: string) => {
    const { body } = await call(url, 'GET', `/api/admin/cases/${id}`, { token })
    const ticks = { ticks: reviewPoints(body.data), wrong: [] }
    await call(url, 'PATCH', `/api/admin/cases/${id}/ticks`, { token, body: ticks })
    await act(id, 'recommend-approval')
  }
  return {
    ...account,
    token,
    password: journeyPassword,
    /** What a browser keeps of the session. */
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'admin_token', value: token }] }],
    },
    /** Takes a case, from somebody else too. */
    take: (id: string) =>
      call(url, 'POST', `/api/admin/cases/${id}/assignment`, { token, body: { take_over: true } }),
    act,
    /** Keeps one text in the office settings. */
    keep: (snippet: { name: string; text: string }) =>
      call(url, 'PATCH', '/api/admin/settings', { token, body: { snippets: [snippet] } }),
    note: (id: string, text: string) =>
      call(url, 'POST', `/api/admin/cases/${id}/notes`, { token, body: { text } }),
    review: async (id: string) => {
      await act(id, 'start-review')
      await recommend(id)
    },
    recommend,
    prepareCertificate: (id: string) =>
      call(url, 'POST', '/api/admin/certificates', { token, body: { ids: [id] } }),
  }
}
export type JourneyStaffMember = Awaited<ReturnType<typeof openStaffMember>>

/** A submitted application with every required document and a challan number. */
export const openSubmittedCase = async (url: string, { complete = true, marksSheet = aPdf() } = {}) => {
  const account = await openAccountAt(url, 'qualifications')
  const services = servicesHere()
  const { table } = createAppContext(services.config)
  await documentsHeldIn({ table, services })(account.id, {
    cnic_front_image: aPng(1600, 1000),
    cnic_back_image: aPng(1600, 1010),
    profile_photo: aPng(700, 900),
    paid_bank_deposit_slip: aPng(900, 1300),
    ...(complete && { marksSheet_image: marksSheet, certificate_image: aPng(1300, 900) }),
  })
  // All before the submission, so that it is part of what is decided.
  const challan = `CH-${randomUUID().slice(0, 8)}`
  const paid = { challan_no: challan, challan_submit_date: '2026-11-19' }
  await account.post('/api/user-applications', aUserApplication(paid))
  await account.post('/api/applicant-form', { application_title: 'Registration' })
  const { application_form: form } = (await account.get('/api/auth/user')).body.data
  return { ...account, challan, reference: form.reference_no as string, fee: form.fee_amount as number }
}

/** Reviewed by this person and paid as another has verified: nothing is left but the decision. */
export const openReadyCase = async (
  url: string,
  { reviewer, accounts }: { reviewer: JourneyStaffMember; accounts: JourneyStaffMember },
) => {
  const application = await openSubmittedCase(url)
  const { id, challan: challan_no, fee: amount } = application
  await reviewer.review(id)
  await accounts.act(id, 'verify-fee', { payment: { challan_no, amount, paid_on: '2026-11-19' } })
  return application
}

/** Waits until the case is on the screen. */
export const waitForCase = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: /^Application PC-/ }).waitFor()
  await page.getByRole('heading', { name: 'Decision' }).waitFor()
}

/** Presses a button of the case, which is in its menu unless it is the usual next step. */
export const pressAct = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('group', { name: 'Actions' }).waitFor()
  const button = page.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'More' }).click()
  await button.click()
}

/** The documents that the page asks for from now on. */
export const documentReadings = (page: Page): string[] => {
  const readings: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.includes('/documents/')) readings.push(path.split('/').at(-1) ?? '')
  })
  return readings
}

/** Chooses a CSV file of the bank. */
export const chooseStatement = async (page: Page, text: string): Promise<void> => {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose a (CSV )?file$/ }).click()
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await (await opened).setFiles(file)
}

/** Somebody else confirms what waits. @param about the import whose undoing waits */
export const confirmProposal = async (
  url: string,
  { token }: Pick<JourneyStaffMember, 'token'>,
  about: string,
): Promise<void> => {
  const { body } = await call(url, 'GET', '/api/admin/proposals', { token })
  const found = body.data.open.find((one: { about: string }) => one.about === about)
  await call(url, 'POST', `/api/admin/proposals/${found.id}/acts`, { token, body: { action: 'confirm' } })
}
