/** Names in English sentences. */
import { expect, test } from 'vitest'
import { inSentence } from '#web/ui/name-in-sentence.ts'

test('a name with Urdu letters is set apart in a sentence, any other stays as it is', () => {
  expect(inSentence('محمد علی Khan')).toBe('\u200e\u2068محمد علی Khan\u2069')
  expect(inSentence('Ayesha Siddiqua')).toBe('Ayesha Siddiqua')
})
