import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { HoldForm } from './hold-form.tsx'
import { holdWords } from './hold-words.ts'

interface HoldCardProps {
  /** Since when the holder asks to be seen in person; null while they do not. */
  since: string | null
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onSaved: () => void
}

/** What a hold is, whether there is one, and how it is set or ended. */
export const HoldCard = ({ since, isOpen, setOpen, onSaved }: HoldCardProps) => {
  const words = useWords(holdWords)
  const saved = () => {
    setOpen(false)
    onSaved()
  }
  if (isOpen) return <HoldForm held={!since} onSaved={saved} onCancel={() => setOpen(false)} />
  return (
    <section className="card not-printed" aria-labelledby="hold">
      <h2 id="hold">{words.title}</h2>
      <p role="status">{since ? words.on(since) : words.off}</p>
      <p>{words.effect}</p>
      <p className="page-actions">
        <Button look="outline" onClick={() => setOpen(true)}>
          {since ? words.end : words.set}
        </Button>
      </p>
    </section>
  )
}

/** The same on the page of the registration. */
export const OwnHold = () => {
  const [isOpen, setOpen] = useState(false)
  const { data, reload } = useRead(api.ownRegistration.get, {})
  return (
    data && <HoldCard since={data.hold_since ?? null} isOpen={isOpen} setOpen={setOpen} onSaved={reload} />
  )
}
