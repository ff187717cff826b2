/** `npm start -- --demo` as somebody types it, on an empty folder and on the same again, and its screens. */
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { paths, registrationPath } from '#shared/paths.ts'
import { launchChromium } from '#tests/support/browser/chromium.ts'
import { heading, signIn } from '#tests/support/browser/forms.ts'
import { watchTroubles } from '#tests/support/browser/page-troubles.ts'
import { start } from '#tests/support/commands/type-in.ts'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { patienceInMs } from '#tests/support/waiting/until.ts'

interface SignIn {
  email: string
  password: string
  /** To look at first. */
  address: string
}

/** The command until it has said that the portal runs, and what it printed; `stop` presses Ctrl+C. */
const typed = async (dataDir: string) => {
  const portal = start('npm start -- --demo', { PORT: '0', DATA_DIR: dataDir })
  const { child } = portal
  const end = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal)
  onTestFinished(() => void (child.exitCode ?? child.signalCode ?? end('SIGKILL')))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => portal.stdout.includes('Press Ctrl+C') && resolve())
    child.once('close', () => reject(new Error(portal.stdout + portal.stderr)))
  })
  const [, url = ''] = /Portal {5}(\S+)/.exec(portal.stdout) ?? []
  const [, password = ''] = /has the password (\S+)\.$/m.exec(portal.stdout) ?? []
  const rows = [...portal.stdout.matchAll(/^ {2}(\w+): .*? {2,}(\S+@\S+) +(http\S+)$/gm)]
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ data: { status: 'ok' } })
  return {
    ...{ url, printed: portal.stdout },
    signIns: rows.map(([, who = '', email = '', address = '']) => ({ who, email, password, address })),
    stop: async () => {
      const ended = once(child, 'close')
      end('SIGINT')
      await ended
    },
  }
}

const tableOf = ({ printed, url }: { printed: string; url: string }): string =>
  printed.slice(printed.indexOf('The Pharmacy Council Portal is running')).replaceAll(url, 'URL')

/** Signs in as somebody and opens the addresses. @returns the headings, and everything that went wrong */
const visited = async (page: Page, login: string, who: SignIn, addresses: string[]) => {
  await page.goto(login)
  await signIn(page, who)
  await page.waitForURL((url) => url.href !== login)
  const titles: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await heading(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(address)
    titles.push((await heading(page).textContent()) ?? '')
    expect(await page.getByText('Something went wrong').count()).toBe(0)
  }
  return titles
}

/** More screens of the person who sees most of them. */
const moreOfStaff = [
  paths.adminRegistrations,
  paths.adminBooks,
  paths.adminChangeRequests,
  paths.adminFigures,
  registrationPath('A-00001'),
]
const moreOfApplicants = [paths.documents, paths.portfolio]

test('the demonstration starts on an empty folder and on the same again, and its screens open without an error', async () => {
  const dataDir = await aFolder()
  const first = await typed(dataDir)
  expect(first.printed).toContain('Loading the demonstration … 100 %')
  await first.stop()
  const portal = await typed(dataDir)
  expect(portal.printed).not.toContain('Loading')
  expect(tableOf(portal)).toBe(tableOf(first))

  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const wrong: string[] = []
  const titles: Record<'staff' | 'applicants', string[]> = { staff: [], applicants: [] }
  for (const [index, who] of portal.signIns.entries()) {
    const isApplicant = ['Applicant', 'Pharmacist'].includes(who.who)
    if (['Trainee', 'Hospital'].includes(who.who)) continue
    const context = await browser.newContext({ locale: 'en-GB' })
    context.setDefaultTimeout(patienceInMs)
    const troubles = await watchTroubles(context)
    context.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
    })
    const more = isApplicant ? moreOfApplicants : index === 0 ? moreOfStaff : []
    const login = `${portal.url}${isApplicant ? paths.login : paths.adminLogin}`
    const addresses = [who.address, ...more.map((path) => `${portal.url}${path}`)]
    const seen = await visited(await context.newPage(), login, who, addresses)
    titles[isApplicant ? 'applicants' : 'staff'].push(...seen)
    wrong.push(...troubles.seen)
    await context.close()
  }
  await portal.stop()

  expect(wrong).toEqual([])
  expect(new Set(titles.staff).size).toBeGreaterThanOrEqual(10)
  expect(new Set(titles.applicants).size).toBeGreaterThanOrEqual(5)
})
