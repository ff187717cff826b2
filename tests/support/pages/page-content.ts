/** Reads the contents of a simulated page, and fills in its forms. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The keys of the form's fields in the order of the screen, each once. */
export const fieldKeys = (): string[] => {
  const fields = document.querySelectorAll<HTMLInputElement>('main form [name], main form #photo')
  return [...new Set([...fields].map((field) => field.getAttribute('name') ?? field.id))]
}

/** The values of the form, by keys. */
export const formValues = (): Record<string, string> =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main form')!)) as Record<
    string,
    string
  >

export const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent

export const path = (): string => window.location.pathname

/** Label and value of each line of a read-only record. */
export const summary = (): [string, string][] =>
  [...document.querySelectorAll('.summary-list > div')].map((line) => [
    line.querySelector('dt')?.textContent ?? '',
    line.querySelector('dd')?.textContent ?? '',
  ])

/** Text and address of the links in a part of the page. */
export const linksIn = (part: string): (string | null)[][] =>
  [...document.querySelectorAll(`${part} a`)].map((link) => [link.textContent, link.getAttribute('href')])

/** The box above a form that could not be saved, or in the place of what could not be loaded. */
export const problem = async (): Promise<HTMLElement> => {
  const box = await screen.findByText(/^(There is a problem|Something went wrong\.?)$/)
  return box.closest<HTMLElement>('[role=alert]')!
}

/** The lines of that box. */
export const problemLines = async (): Promise<(string | null)[]> =>
  within(await problem())
    .queryAllByRole('listitem')
    .map((line) => line.textContent)

/** Waits for the confirmation of a save. */
export const confirmation = (text: string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '.flash-text' })

export const shownTitle = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: text })

export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

/** Puts texts into fields by their labels. */
export const fill = async (user: UserEvent, texts: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(await screen.findByLabelText(label))
    if (text) {
      await user.click(field(label))
      await user.paste(text)
    }
  }
}

export const press = async (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

export const follow = async (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click((await screen.findAllByRole('link', { name }))[0]!)

/** Waits until something is true of the page. */
export const eventually = waitFor
