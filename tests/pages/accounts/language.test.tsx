/** The language of the pages that are in both is kept in the browser and with the account. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { eventually, follow, linksIn, path, shownTitle } from '#tests/support/pages/page-content.ts'
import { newcomer } from '#tests/support/pages/users.ts'

const keep = 'POST /api/portfolioUpdate/me/language'
const answers = { [keep]: { data: { language: 'ur' } } }
const footer = () => linksIn('footer').map(([, address]) => address)

test('whoever is signed in keeps it with their account, and pages in English alone lead to those in Urdu', async () => {
  const { user, sent } = await openPage('/help-center', { applicant: newcomer(), answers })
  await follow(user, 'اردو')
  await eventually(() => expect(path()).toBe('/ur/help-center'))
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ language: 'ur' }])
  await follow(user, 'Dashboard')
  await shownTitle(/^Welcome/)
  expect(footer()).toContain('/ur/support')
})

test('on the next device the account says it', async () => {
  await openPage('/contact-information/create', { applicant: newcomer({ language: 'ur' }) })
  await eventually(() => expect(footer()).toContain('/ur/help-center'))
})

test('a guest who came by the door in Urdu finds it again from the sign-in, and takes the choice into the account', async () => {
  const stored = { language: 'ur' }
  await openPage('/auth/login', { stored })
  const start = screen.getByRole('link', { name: 'Start here' })
  expect(start.getAttribute('href')).toBe('/ur/auth/start')
  expect(screen.getByRole('link', { name: 'اردو' }).getAttribute('href')).toBe('/ur/auth/start')
  const { sent } = await openPage('/', { applicant: newcomer(), answers, stored })
  await shownTitle(/^Welcome/)
  await eventually(() => expect(sent.map(({ body }) => body)).toContainEqual({ language: 'ur' }))
})

test('logging out leaves no language to whoever comes next', async () => {
  const { user } = await openPage('/contact-information/create', { applicant: newcomer({ language: 'ur' }) })
  await eventually(() => expect(localStorage.getItem('language')).toBe('ur'))
  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await eventually(() => expect(localStorage.getItem('language')).toBe('en'))
})
