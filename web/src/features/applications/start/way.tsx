import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { startWords } from './start-words.ts'

const icons = {
  account: 'person',
  fill: 'form',
  submit: 'print',
  pay: 'bank',
  handIn: 'upload',
  collect: 'degree',
} as const satisfies Record<string, IconName>

const steps = Object.keys(icons) as (keyof typeof icons)[]

/** The way of an application, from the account to the certificate. */
export const Way = () => {
  const words = useWords(startWords)
  return (
    <section aria-labelledby="way">
      <h2 id="way">{words.way}</h2>
      <ol className="way">
        {steps.map((step) => (
          <li key={step}>
            <Icon name={icons[step]} />
            <h3>{words.steps[step].name}</h3>
            <p>{words.steps[step].text}</p>
          </li>
        ))}
      </ol>
      <p className="start-note">{words.officer}</p>
    </section>
  )
}
