import { expect, test } from 'vitest'
import { lettersApart, suggestedEmail } from '#shared/accounts/rules/email-suggestion.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['GMAIL.CM', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmil.com', 'gmail.com'],
  ['gmail.com.pk', 'gmail.com'],
  ['yahoo.co', 'yahoo.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.con', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.co', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outlook.cpm', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['yahoo.co.k', 'yahoo.co.uk'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestedEmail(` Ayesha.S@${typed}`)).toBe(`Ayesha.S@${meant}`)
})

test.each([
  ...['gmail.com', 'yahoo.co.uk', 'ymail.com', 'mail.com', 'me.com', 'gmx.com', 'live.com'],
  ...['pharmacy.gov.pk', 'uhs.edu.pk', 'example.com', 'nust.edu.pk', 'g.co', 'life.org'],
])('nothing is asked about %s', (domain) => {
  expect(suggestedEmail(`ayesha@${domain}`)).toBeNull()
})

test.each(['', 'ayesha', 'ayesha@', '@gmial.com', 'a b@gmial.com'])('“%s” is no address yet', (typed) => {
  expect(suggestedEmail(typed)).toBeNull()
})

test('letters are counted that are added, left out, replaced or swapped', () => {
  expect([
    lettersApart('gmail', 'gmails'),
    lettersApart('gmail', 'gmai'),
    lettersApart('gmail', 'gnail'),
    lettersApart('gmail', 'gmial'),
    lettersApart('', 'abc'),
  ]).toEqual([1, 1, 1, 1, 3])
})
