/** What a person reads when a screen cannot be shown. */
import { cleanup, screen as page, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CrashBoundary } from '#web/crash-boundary.tsx'
import { screen } from '#web/screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (load: () => Promise<{ Page: () => null }>) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React names the error there
  const Page = screen(load)
  render(
    <CrashBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </CrashBoundary>,
  )
}
const notFetched = () => Promise.reject(new TypeError('Failed to fetch'))

test('offline, a screen whose code cannot be fetched says so and does not leave the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(notFetched)
  await page.findByRole('heading', { name: 'You are offline' })
  expect(document.title).toBe('You are offline – Pharmacy Council')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByText('You are still offline.')
})

test('online, the same is a problem with the service', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  show(notFetched)
  await page.findByRole('heading', { name: 'Sorry, there is a problem with the service' })
})
