import { noAccountYet } from '#infra/settings.ts'
import { type Check, ok, wrong } from '../check.ts'

/** Every text of the settings with the name of its field, such as `mail.from`. */
const textsOf = (value: object, before = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, its]): [string, string][] => {
    if (typeof its === 'string') return [[before + name, its]]
    return typeof its === 'object' && its !== null ? textsOf(its, `${before}${name}.`) : []
  })

/** Names that end in `.example` belong to nobody, so no e-mail would arrive. */
const isPlaceholder = (text: string): boolean => /\.example\b/.test(text) || text === noAccountYet

export const settingsCheck: Check = {
  name: 'settings',
  asks: 'Are all placeholders in infra/settings.ts replaced?',
  rights: [],
  run: ({ settings }) => {
    const left = textsOf(settings).filter(([, text]) => isPlaceholder(text))
    if (left.length === 0) return ok('No field is a placeholder.')
    const named = left.map(([field, text]) => `${field} (${text})`).join(', ')
    return wrong(
      `infra/settings.ts still holds placeholders for ${settings.name}: ${named}.`,
      'Put the real ones there and commit them; addresses that end in .example belong to nobody.',
    )
  },
}
