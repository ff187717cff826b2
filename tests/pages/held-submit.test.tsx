/** A form whose photo is still being fitted when it is sent. */
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useHeldSubmit } from '#web/ui/fields/photo-field/use-held-submit.ts'

const Photo = ({ working, refused = false }: { working: boolean; refused?: boolean }) => {
  const field = useRef<HTMLFieldSetElement>(null)
  useHeldSubmit(field, working, refused)
  return <fieldset ref={field} />
}

const aForm = () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const shown = (photo: { working: boolean; refused?: boolean }) => (
    <form onSubmit={sent}>
      <Photo {...photo} />
      <button type="submit">Save</button>
    </form>
  )
  const { rerender } = render(shown({ working: true }))
  onTestFinished(cleanup)
  return { sent, show: (photo: { working: boolean; refused?: boolean }) => rerender(shown(photo)) }
}
const save = () => screen.getByRole('button', { name: 'Save' }).click()

test('it waits for the photo and is then sent once', () => {
  const { sent, show } = aForm()
  save()
  save()
  expect(sent).not.toHaveBeenCalled()
  show({ working: false })
  expect(sent).toHaveBeenCalledTimes(1)
  show({ working: true })
  show({ working: false })
  expect(sent).toHaveBeenCalledTimes(1)
})

test('it is not sent when the photo is refused, and can be sent again', () => {
  const { sent, show } = aForm()
  save()
  show({ working: false, refused: true })
  expect(sent).not.toHaveBeenCalled()
  save()
  expect(sent).toHaveBeenCalledTimes(1)
})
