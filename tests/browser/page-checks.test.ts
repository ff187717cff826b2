/** The watchers themselves: what they are there for, they see. */
import { expect, test } from 'vitest'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { heading } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { keyboardOf } from '#tests/support/browser/keyboard.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import type { Troubles } from '#tests/support/browser/page-troubles.ts'

const journey = openJourney()

const atSignIn = async () => {
  const visitor = await journey.visitor({ viewport: { width: 320, height: 640 } })
  await visitor.page.goto('/auth/login')
  await heading(visitor.page).waitFor()
  return visitor
}

/** Afterwards nothing of it counts against the test. */
const expectSeen = async (troubles: Troubles, ...patterns: RegExp[]) => {
  for (const pattern of patterns) await expect.poll(() => troubles.seen.join(' ')).toMatch(pattern)
  troubles.expect(/./)
  troubles.seen.length = 0
}

test('a violation of the content policy is reported', async () => {
  const { page, troubles } = await atSignIn()
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'https://example.com/foreign.png'
    document.body.append(picture)
    const style = document.createElement('style')
    style.append('body { color: red }')
    document.head.append(style)
  })
  await expectSeen(troubles, /CSP img-src/, /CSP style-src-elem/)
})

test('a string that would become HTML is reported', async () => {
  const { page, troubles } = await atSignIn()
  await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>text</b>'
    } catch {
      // Trusted Types have refused it.
    }
  })
  await expectSeen(troubles, /CSP require-trusted-types-for/)
})

test('a console error and an uncaught error are reported', async () => {
  const { page, troubles } = await atSignIn()
  await page.evaluate(() => {
    console.error('planted')
    setTimeout(() => {
      throw new Error('thrown')
    })
  })
  await expectSeen(troubles, /planted/, /Uncaught[\s\S]*thrown/)
})

test('faults of axe, headings, width and focus are found on a page that is broken on purpose', async () => {
  const { page } = await atSignIn()
  await page.evaluate(() => {
    const planted = document.createElement('div')
    const picture = document.createElement('img')
    const title = document.createElement('h4')
    title.append('Too deep')
    planted.append(picture, title)
    document.querySelector('main')?.append(planted)
    planted.style.width = '400px'
    document.querySelector('input')?.style.setProperty('outline', 'none', 'important')
  })
  const keys = keyboardOf(page)
  await keys.goTo(page.getByLabel('Email', { exact: true }))
  expect((await axeViolations(page)).map((violation) => violation.split(' ')[0])).toEqual(
    expect.arrayContaining(['image-alt', 'heading-order']),
  )
  expect(await headingFaults(page)).toEqual(['level skipped at "Too deep"'])
  expect(await sidewaysFaults(page)).not.toEqual([])
  expect(keys.faults()).toEqual([expect.stringMatching(/^\/auth\/login INPUT email: outline none/)])
})
