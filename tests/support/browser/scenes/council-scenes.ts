/** Screens that name the council, once an administrator has filled in how it is reached. */
import type { Page } from 'playwright-core'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aCouncil } from '#tests/support/cases/council.ts'
import type { Scene, Viewer } from './scene.ts'

const filledIn = (page: Page) =>
  page.route('**/api/council', (route) =>
    route.fulfill({ json: { data: { ...aCouncil, fees: sampleFeeSchedule } } }),
  )

export const councilFilledIn = (viewer: Viewer, paths: string[]): Scene[] =>
  paths.map((path) => ({
    viewer,
    path,
    state: 'council filled in',
    before: filledIn,
    act: (page: Page) => page.getByRole('contentinfo').getByText(aCouncil.phone).waitFor(),
  }))
