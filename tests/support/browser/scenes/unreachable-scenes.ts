/** E-mails to an applicant come back: what the applicant and staff are shown. */
import type { Page } from 'playwright-core'
import { unreachableForStaff } from '#shared/accounts/rules/unreachable-address.ts'
import { waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import type { Scene } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const since = '2026-11-12T06:00:00.000Z'

interface Changed {
  account: object
  checks: { ok: boolean; words: string }[]
  unreachable: object
}

const withAnswer = (path: string | RegExp, change: (data: Changed) => void) => (page: Page) =>
  page.route(path, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    change(body.data)
    await route.fulfill({ response: answer, json: body })
  })

export const unreachableApplicantScenes: Scene[] = (['no-mailbox', 'complaint'] as const).map((reason) => ({
  viewer: 'new',
  path: '/',
  state: `e-mails come back, ${reason}`,
  before: withAnswer('**/api/auth/user', (data) => {
    data.unreachable = { since, reason }
  }),
}))

export const unreachableStaffScenes = (id: string): StaffScene[] => [
  {
    name: 'case, e-mails come back',
    path: `/admin/cases/${id}?status=submitted`,
    before: withAnswer(new RegExp(`/api/admin/cases/${id}$`), (data) => {
      const unreachable = { since, reason: 'mailbox-full' as const }
      Object.assign(data.account, { unreachable })
      data.checks = data.checks.map((check) =>
        check.words === 'Email address confirmed'
          ? { ok: false, words: unreachableForStaff(unreachable) }
          : check,
      )
    }),
    act: waitForCase,
  },
]
