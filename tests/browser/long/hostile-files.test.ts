/** Even if a hostile file were stored in the bucket, opening it must not run a script. */
import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { createAwsCalls } from '#functions/platform/gateways/aws-calls.ts'
import { createFiles } from '#functions/platform/gateways/files.ts'
import { documentObjectKey } from '#functions/platform/gateways/object-keys.ts'
import { startPortal } from '#infra/local/portal.ts'
import { launchChromium } from '#tests/support/browser/chromium.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { hostileFiles } from '#tests/support/files/hostile-files.ts'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { type Account, openAccount } from '#tests/support/people/applicants.ts'

const name = 'certificate_image'

/** Every file that could run a script, and some that are only broken. */
const couldRun = /<script|<svg|<html|onload|javascript|\/JS\b|\/J#|eval|GIF8/i
const opened = hostileFiles.filter(
  ({ bytes }, index) => index % 8 === 0 || couldRun.test(bytes.toString('latin1')),
)

const dataDir = await dataFolder()
const surroundings = { hashCost: { memoryInKib: 64, passes: 1, parallelism: 1 }, log: () => {} }
const [portal, browser] = await Promise.all([
  startPortal({ dataDir, log: () => {}, dependencies: surroundings }),
  launchChromium(),
])
afterAll(async () => {
  await browser?.close()
  await portal?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A page that records every script the browser loads, and every dialog. */
const watchedPage = async (account: Account): Promise<{ page: Page; ran: string[] }> => {
  const context = await browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${account.token}` } })
  const page = await context.newPage()
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  const session = await context.newCDPSession(page)
  // The driver's own scripts have no address; those of a document have the document's.
  session.on('Debugger.scriptParsed', ({ url }) => url && ran.push(`script of ${url}`))
  await session.send('Debugger.enable')
  return { page, ran }
}

/** Opens an address; an attachment does not become a page. */
const open = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'load' }).catch((error: Error) => {
    if (!/ERR_ABORTED|Download is starting/.test(error.message)) throw error
  })

test('this test notices a script when there is one', async () => {
  const { page, ran } = await watchedPage(await openAccount(portal.url))
  await page.goto(`${portal.url}/auth/login`)
  await page.goto('data:text/html,<script>alert("a dialog")</script>')
  expect(ran).toContain('a dialog')
  expect(ran).toContainEqual(expect.stringMatching(/^script of http.*\.js$/))
  await page.context().close()
})

test('no hostile file runs a script when its bytes are opened, from the portal or from the store', async () => {
  const account = await openAccount(portal.url)
  const { id } = (await upload(account, 'certificate_image', aPng(8, 8))).body.data.file
  const key = documentObjectKey({ userId: account.id, name, id })
  const files = createFiles(portal.localStack.env.BUCKET_NAME, createAwsCalls())
  const { page, ran } = await watchedPage(account)
  expect(opened.length).toBeGreaterThanOrEqual(60)
  for (const { bytes, name: what } of opened) {
    await files.put(key, bytes, 'image/png')
    await open(page, `${portal.url}/api/documents/${name}`)
    await open(page, await files.address(key))
    expect([what, ran]).toEqual([what, []])
  }
  await page.context().close()
})
