import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { whole } from '#web/ui/whole.tsx'

export interface AnswerProps {
  tone: 'good' | 'doubt' | 'bad'
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}

/** The result of a check: in words, colour and icon. */
export const Answer = ({ tone, icon, title, text, children }: AnswerProps) => (
  <section className={`verdict verdict-${tone}`} aria-labelledby="verdict">
    <h2 id="verdict">
      <Icon name={icon} />
      <span>{whole(title)}</span>
    </h2>
    <p>{text}</p>
    {children}
  </section>
)
