import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadedPaper } from './loaded-paper.tsx'

interface StandingDocumentProps {
  number: string
  document: string
}

const Shown = (params: StandingDocumentProps) => {
  const loaded = useRead(api.registrations.document, { params })
  return <LoadedPaper from={loaded} label="Document" />
}

/** The paper on which a change of standing rests. It is loaded when it is asked for, because each reading is recorded. */
export const StandingDocument = (params: StandingDocumentProps) => {
  const [isShown, setShown] = useState(false)
  if (isShown) return <Shown {...params} />
  return (
    <p>
      <Button onClick={() => setShown(true)}>Show the document</Button>
    </p>
  )
}
