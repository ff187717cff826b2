import type { CouncilSettings } from '../records/council-settings.ts'

declare global {
  /** What the build of the pages puts in: the name in the council's record. */
  var councilOfBuild: string | undefined
}

/** The council's name before an administrator has filled it in; the portal's own name, too. */
const councilUnnamed = globalThis.councilOfBuild ?? 'Pharmacy Council'

/** A name, wording and colour of papers that are not the council's yet. */
export type ProposedPaper = CouncilSettings['certificate'] & { name: string }

/** Wording and colour of certificates and letters, each the council's own where it has one. */
export const certificateWording = (own?: CouncilSettings['certificate']) => ({
  name_ur: own?.name_ur ?? '',
  title: own?.title || 'Certificate of Registration',
  title_ur: own?.title_ur || 'سندِ رجسٹریشن',
  words: own?.words || 'is registered as a pharmacist with the council.',
  letter_line: own?.letter_line ?? '',
  letter_words: own?.letter_words ?? '',
  colour: own?.colour ?? 'green',
})

export const councilName = (council: { name: string } | null): string => council?.name || councilUnnamed
