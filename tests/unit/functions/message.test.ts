/** What is made of the words of an e-mail: the council's own name, and numbers that do not break. */
import { expect, test } from 'vitest'
import { bilingual, compose, theCouncil } from '#functions/platform/outbox/message.ts'
import { isolated } from '#shared/kit/languages.ts'

const council = { name: "The Council of $& and Men's Street", address: '', phone: '', hours: '' }

test('an e-mail names the council as its settings do, in both languages and both forms', () => {
  const draft = bilingual('ayesha@example.com', (language) => ({
    subject: 'Hello',
    paragraphs: [language === 'en' ? `The portal of ${theCouncil}.` : `${theCouncil} کا پورٹل۔`],
  }))
  const { text, html } = compose(draft, council)
  expect(text).toContain(`The portal of ${council.name}.`)
  expect(text).toContain(`\u2068${council.name}\u2069 کا پورٹل۔`)
  expect(html).toContain('The portal of The Council of $&#38; and Men&#39;s Street.')
  expect(text + html).not.toContain(theCouncil)
})

test('a date does not break at its hyphens, and is read as one in an Urdu sentence', () => {
  const draft = bilingual('ayesha@example.com', (language) => ({
    subject: 'Hello',
    paragraphs: [isolated('23-01-2027', language)],
  }))
  const { html } = compose(draft, council)
  expect(html).toContain('<p><span style="white-space:nowrap">23-01-2027</span></p>')
  expect(html).toContain('<p><bdi style="white-space:nowrap">23-01-2027</bdi></p>')
})

test('a name that was typed in Urdu says so in the English', () => {
  const draft = { to: 'ayesha@example.com', subject: 'Hello', paragraphs: ['Dear محمد علی، خان,'] }
  expect(compose(draft, council).html).toContain('<p>Dear <bdi lang="ur">محمد علی، خان</bdi>,</p>')
})
