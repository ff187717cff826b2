import type { ReactNode } from 'react'

/** References, registrations, CNICs and dates, whose hyphens browsers break at, and amounts. */
const fact = /((?=[A-Z-]*[\d•])[\dA-Z•]{1,8}(?:-[\dA-Z•]{1,8}){1,2}(?:\/\d+)?|Rs\. \d[\d,.]*)/

/** A text in which nothing that is read as one is broken across lines; anything else as it is. */
export const whole = (content: ReactNode): ReactNode => {
  if (typeof content !== 'string' || !fact.test(content)) return content
  return content.split(fact).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={place} className="unbroken">
        {part}
      </span>
    ),
  )
}
