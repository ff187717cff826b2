/** What the public pages of the register send, show and keep: of no person more than the seven public facts. */
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '#functions/platform/services/config.ts'
import { createServices } from '#functions/services.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { peopleWithSecrets, secretsOf } from '#tests/support/register/people-with-secrets.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const journey = await openJourney()
const people = peopleWithSecrets(40)
beforeAll(async () => {
  const services = createServices(readConfig(process.env), { log: () => {} })
  for (const one of people) await aStoredRegistration(services, one)
})

/** What stays in the browser: stored texts, and what its caches hold. */
const kept = async (): Promise<string> => {
  const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      texts.push(request.url, await (await cache.match(request))!.text())
  }
  return texts.join('\n')
}

test('pages, answers, headers, addresses, scripts and caches have no secret of anybody; no script has a source map', async () => {
  const { page } = await journey.visitor()
  const texts: string[] = []
  const reading: Promise<void>[] = []
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
    texts.push(response.url(), JSON.stringify(response.headers()))
    reading.push(
      response.text().then(
        (text) => void texts.push(text),
        () => {},
      ),
    ) // a redirect has no body
  })
  const look = async () => {
    texts.push(page.url(), await page.content())
  }
  await page.goto('/register')
  const search = page.getByRole('searchbox').or(page.getByLabel('Registration number or name')).first()
  await page.locator('search button:enabled').waitFor() // the prerendered page takes no search before it runs
  for (const { name } of people.slice(0, 10)) {
    await search.fill(name)
    await page.keyboard.press('Enter')
    await page.getByText(name).first().waitFor()
    await look()
  }
  for (const { number, name } of people.slice(0, 10)) {
    await page.goto(`/register/${number}`)
    await page.getByText(name).first().waitFor()
    await look()
  }
  await page.goto('/register/check')
  await page
    .getByRole('textbox')
    .first()
    .fill(people.map(({ number, name }) => `${number},${name}`).join('\n'))
  await page
    .getByRole('button', { name: /^Check/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Make a verification letter' }).click()
  await page.getByRole('button', { name: 'Print the letter' }).waitFor()
  await look()
  await page.waitForLoadState('networkidle')
  texts.push(await page.evaluate(kept))
  await Promise.all(reading)
  const all = texts.join('\n')
  expect(all).toContain(people[0]?.name)
  // The code of a reason is a word of the scripts, too; the service's own test looks for it in answers.
  const secrets = people.flatMap((one) => secretsOf({ ...one, removed: null }))
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])

  expect(all).not.toContain('sourceMappingURL')
  for (const url of [...scripts]) expect((await page.request.get(`${url}.map`)).status(), url).toBe(404)
})
