import { expect, test } from 'vitest'
import { settingsOf } from '#infra/settings.ts'
import { securityTxt } from '#infra/site-texts.ts'

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
