import { languageAttributes, useLanguage, useWords } from '#web/ui/language/language.ts'
import { frameWords } from '#web/ui/page/frame-words.ts'

/** The first element in the order of Tab. */
export const SkipLink = ({ inert }: { inert?: boolean }) => (
  <a className="skip-link btn" href="#main" inert={inert} {...languageAttributes(useLanguage())}>
    {useWords(frameWords).skip}
  </a>
)
