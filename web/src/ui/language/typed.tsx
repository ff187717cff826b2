import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { whole } from '../whole.tsx'

/** Whether the first letter is one of Urdu, by which `dir="auto"` decides too. */
const beginsInUrdu = /^\P{L}*\p{Script=Arabic}/u

/** The attributes of an element whose text somebody has typed: its direction, and Urdu to whoever reads it aloud or chooses its face. */
export const asTyped = (text: unknown) =>
  ({ dir: 'auto', lang: typeof text === 'string' && beginsInUrdu.test(text) ? 'ur' : undefined }) as const

interface TypedProps extends HTMLAttributes<HTMLElement> {
  /** By default a part of a line. */
  as?: ElementType
  children: ReactNode
}

/** What somebody has typed, such as a name, in English or Urdu, whatever is around it; facts in it stay on one line. */
export const Typed = ({ as: Tag = 'span', children, ...attributes }: TypedProps) => (
  <Tag {...attributes} {...asTyped([children].flat().find((part) => typeof part === 'string'))}>
    {whole(children)}
  </Tag>
)
