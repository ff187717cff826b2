/** Why a certificate does not count any more, for people. */
export const voidReasonLabels: Record<string, string> = {
  lost: 'lost',
  damaged: 'damaged',
  'name-changed': 'the name has changed',
  renewed: 'renewed',
  misprinted: 'misprinted',
  'issued-by-mistake': 'issued by mistake',
}
