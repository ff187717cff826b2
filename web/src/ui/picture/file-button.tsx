import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

interface FileButtonProps {
  id?: string
  children: string
  /** The files in the picker: media types, separated by commas. */
  accept?: string
  /** Opens the camera where there is one: the front one or the one at the back. */
  camera?: 'user' | 'environment'
  describedBy?: string
  onFile: (file: File) => void
}

/** A button that opens a hidden file input, so that its name, focus and size are like every other button's. */
export const FileButton = ({
  id,
  children,
  accept = 'image/jpeg,image/png',
  camera,
  describedBy,
  onFile,
}: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button id={id} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={camera}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = '' // the same file may be chosen again after a refusal
          if (file) onFile(file)
        }}
      />
    </>
  )
}
