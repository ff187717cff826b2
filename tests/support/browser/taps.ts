/** A person with a phone: every touch of a control is counted, by the part of the walk in which it is made. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import type { PickedFile } from './documents.ts'

/** A small phone, held upright. */
export const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** The "Next" key of a phone's keyboard: from a field to the next one of the form that takes text, past everything else. */
const nextField = (): void => {
  const { activeElement } = document
  const fields = [
    ...(activeElement?.closest('form')?.querySelectorAll<HTMLElement>('input, textarea, select') ?? []),
  ].filter((field) => !field.matches('[type=radio], [type=checkbox], [type=file], [type=range]'))
  fields[fields.indexOf(activeElement as HTMLElement) + 1]?.focus()
}

/**
 * A tap is a touch of a control of the page. Typing into the field that has the focus is none, nor is the "Next" key;
 * choosing in a select is one. What the phone's own file picker and mailbox take is not counted.
 */
export const countTaps = (page: Page) => {
  const counts: Record<string, number> = {}
  let part = ''
  const tap = async (target: Locator): Promise<void> => {
    counts[part] = (counts[part] ?? 0) + 1
    await target.first().tap()
  }
  const inside = async () => {
    const dialog = page.locator('dialog[open]')
    return (await dialog.count()) > 0 ? dialog.last() : page
  }
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const button = async (name: string) =>
    tap(
      (await inside()).getByRole('button', { name, exact: true }).and(page.locator(':not([aria-disabled])')),
    )
  const type = async (label: string, text: string): Promise<void> => {
    const isFocused = () => field(label).evaluate((element) => element === document.activeElement)
    await expect.poll(isFocused, { message: `the focus is in ${label}` }).toBe(true)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  }
  return {
    page,
    /** The following taps belong to this part. */
    begin: (name: string): void => {
      part = name
    },
    counts: (): Record<string, number> => ({ ...counts }),
    total: (): number => Object.values(counts).reduce((sum, count) => sum + count, 0),
    tap,
    button,
    link: (name: string | RegExp) => tap(page.getByRole('link', { name, exact: true })),
    /** Touches the first of these fields and goes on with "Next". */
    type: async (texts: Record<string, string>): Promise<void> => {
      for (const [index, [label, text]] of Object.entries(texts).entries()) {
        if (index === 0) await tap(field(label))
        else await page.evaluate(nextField)
        await type(label, text)
      }
    },
    /** Into the field that has the focus already. */
    typeHere: type,
    select: async (label: string, choice: string): Promise<void> => {
      counts[part] = (counts[part] ?? 0) + 1
      await field(label).selectOption(choice)
    },
    choose: (group: string, choice: string) =>
      tap(
        page
          .getByRole('group', { name: group, exact: true })
          .getByRole('radio', { name: choice, exact: true }),
      ),
    check: (name: RegExp) => tap(page.getByRole('checkbox', { name })),
    pick: async (file: PickedFile): Promise<void> => {
      const opened = page.waitForEvent('filechooser')
      await button('Choose a file')
      await (await opened).setFiles(file)
    },
    says: (words: string | RegExp) => page.getByText(words).first().waitFor(),
  }
}
export type Phone = ReturnType<typeof countTaps>

/** A picture as the phone keeps it. */
export const aPhotoFile = (width: number, height: number): PickedFile => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: aPng(width, height),
})

/** From the button of a document to the uploaded file. */
export const addDocument = async (phone: Phone, label: string, file: PickedFile): Promise<void> =>
  addDocuments(phone, { [label]: file })

/** The same for several, of which each leads to the next one. */
export const addDocuments = async (phone: Phone, files: Record<string, PickedFile>): Promise<void> => {
  const labels = Object.keys(files)
  await phone.button(`Upload ${labels[0]}`)
  for (const [index, [label, file]] of Object.entries(files).entries()) {
    await phone.pick(file)
    const next = labels[index + 1]
    await phone.button(next ? `Upload, then ${next}` : 'Upload')
    await (next ? phone.page.getByRole('dialog', { name: `Upload ${next}` }) : phone.page)
      .getByText(`${label} uploaded`)
      .first()
      .waitFor()
  }
}

/** What asks for one of these papers on the screen: a link to it, or a button to upload it that stands out. */
export const doesNotAskFor = async ({ page }: Phone, labels: readonly string[]): Promise<void> => {
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
  const asking = page
    .locator('main')
    .locator('.needs a, .readiness a, a.btn, a[href*="return="], button.btn-primary')
  const asked = (await asking.allTextContents()).filter((words) =>
    labels.some((label) => words.trim() === label || words.trim().endsWith(` ${label}`)),
  )
  expect(asked, 'what was given already is not asked for').toEqual([])
  expect(await page.getByText(/Upload it|have not given a photo/).count()).toBe(0)
}
