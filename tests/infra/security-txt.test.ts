import { mkdir, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startPortal } from '#infra/local/portal.ts'
import { securityTxt } from '#infra/security-txt.ts'
import { settingsOf } from '#infra/settings.ts'
import { aFolder, aLog } from '#tests/support/files/temporary-folder.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

const { securityContact } = settingsOf('prod')
const days = 24 * 3600 * 1000

test('security.txt names the contact, the languages and a date that is 10 to 12 months away', () => {
  for (const month of Array.from({ length: 12 }, (_, index) => index)) {
    const released = new Date(Date.UTC(2027, month, 31, 23, 59))
    const [contact, expires = '', languages, ...rest] = securityTxt({ securityContact }, released).split('\n')
    expect([contact, languages, rest]).toEqual([
      `Contact: mailto:${securityContact}`,
      'Preferred-Languages: en',
      [''],
    ])
    const until = Date.parse(expires.replace('Expires: ', '')) - released.getTime()
    expect(until).toBeGreaterThan(300 * days)
    expect(until).toBeLessThan(366 * days)
  }
})

test('security.txt says its own address where the portal has a name of its own', () => {
  const domain = { name: 'portal.council.example' } as never
  expect(securityTxt({ securityContact, domain }, new Date())).toContain(
    '\nCanonical: https://portal.council.example/.well-known/security.txt\n',
  )
})

test('the portal serves security.txt as text', async () => {
  const folder = await aFolder()
  await mkdir(`${folder}/site`)
  await writeFile(`${folder}/site/index.html`, 'page')
  const { log } = aLog()
  const portal = await startPortal({
    dataDir: `${folder}/data`,
    siteDir: `${folder}/site`,
    log,
  })
  onTestFinished(() => portal.stop())
  const answer = await fetch(`${portal.url}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(securityTxt(settingsOf('dev'), new Date()))
})

test('a release puts security.txt and robots.txt beside the pages', () => {
  const releases = synthesise(settingsOf('prod')).byType('Custom::CDKBucketDeployment', 'api')
  expect(releases.map(([, { Properties }]) => Properties.SourceBucketNames.length)).toEqual([1, 3])
})
