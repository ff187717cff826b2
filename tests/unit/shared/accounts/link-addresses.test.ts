import { expect, test } from 'vitest'
import { callAddress, mailAddress } from '#shared/accounts/link-addresses.ts'

test('an e-mail address becomes a link without a header of its own', () => {
  expect(mailAddress('secretary@council.example')).toBe('mailto:secretary@council.example')
  expect(mailAddress('a@b.example?bcc=c@d.example&body=x"\n')).toBe(
    'mailto:a@b.example%3Fbcc%3Dc@d.example%26body%3Dx%22%0A',
  )
})

test('of a telephone number digits and plus signs become a link', () => {
  expect(callAddress('042-111 222 (ext. 7)')).toBe('tel:0421112227')
  expect(callAddress('javascript:alert(1)')).toBe('tel:1')
})
