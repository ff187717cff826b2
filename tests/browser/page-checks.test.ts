/** The watchers themselves: what they are there for, they see. */
import { expect, test } from 'vitest'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { forcedColorFaults } from '#tests/support/browser/forced-colors.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { keyboardOf } from '#tests/support/browser/keyboard/keyboard.ts'
import { tabFaults } from '#tests/support/browser/keyboard/tab-walk.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import type { Troubles } from '#tests/support/browser/page-troubles.ts'
import { cutTextFaults } from '#tests/support/browser/text-spacing.ts'

const journey = await openJourney()

/** With a fragment React draws the page itself; what is planted into a page that the build has rendered, it would find as a fault. */
const atSignIn = async () => {
  const visitor = await journey.visitor({ viewport: { width: 320, height: 640 } })
  await visitor.page.goto('/auth/login#drawn')
  await visitor.page.waitForFunction(() =>
    Object.keys(document.querySelector('#email') ?? {}).some((key) => key.startsWith('__react')),
  )
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

test('a screen as it is has no fault by keyboard, in forced colours or with wider text', async () => {
  const { page } = await atSignIn()
  const found = [await tabFaults(page), await forcedColorFaults(page), await cutTextFaults(page)]
  expect(found).toEqual([[], [], []])
})

test('a stop that is covered, and a control that Tab does not reach, are found', async () => {
  const { page } = await atSignIn()
  await page.evaluate(() => {
    const bar = document.createElement('div')
    Object.assign(bar.style, { position: 'fixed', inset: '0', zIndex: '9' })
    document.body.append(bar)
    const unreached = document.createElement('button')
    unreached.append('Unreached')
    unreached.tabIndex = -1
    document.querySelector('main')?.append(unreached)
  })
  expect(await tabFaults(page)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/email: covered by DIV/),
      'BUTTON Unreached: not reached by Tab',
    ]),
  )
})

test('a control that keeps Tab to itself is found, by what comes after it', async () => {
  const { page } = await atSignIn()
  await page.evaluate(() =>
    document.querySelector('#email')?.addEventListener('keydown', (event) => event.preventDefault()),
  )
  expect(await tabFaults(page)).toEqual(expect.arrayContaining(['INPUT password: not reached by Tab']))
})

test('what only a background says is found in forced colours', async () => {
  const { page } = await atSignIn()
  await page.evaluate(() => {
    const group = document.createElement('p')
    for (const current of ['true', 'false']) {
      const choice = document.createElement('a')
      choice.append(`Choice ${current}`)
      choice.ariaCurrent = current
      choice.style.background = current === 'true' ? 'green' : 'white'
      group.append(choice)
    }
    const dot = document.createElement('i')
    dot.className = 'dot'
    Object.assign(dot.style, { display: 'block', width: '9px', height: '9px', background: 'red' })
    const plain = document.createElement('button')
    plain.append('Plain')
    plain.style.border = '0'
    group.append(dot, plain)
    document.querySelector('main')?.append(group)
  })
  expect(await forcedColorFaults(page)).toEqual([
    'A  Choice true: aria-current cannot be seen',
    'I dot : only its background draws it',
    'BUTTON  Plain: a button without border or underline',
  ])
})

test('text that does not fit its box when it is spaced wider is found', async () => {
  const { page } = await atSignIn()
  await page.evaluate(() => {
    const tight = document.createElement('div')
    tight.className = 'tight'
    tight.append('One line of text in a box for one')
    Object.assign(tight.style, { height: '24px', width: '260px', overflow: 'hidden', lineHeight: '24px' })
    document.querySelector('main')?.append(tight)
  })
  expect(await cutTextFaults(page)).toEqual([expect.stringMatching(/^DIV tight "One line/)])
})
