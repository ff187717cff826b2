/** The council's own name in the words of an e-mail. */
import { expect, test } from 'vitest'
import { bilingual, compose, theCouncil } from '#functions/platform/outbox/message.ts'

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
