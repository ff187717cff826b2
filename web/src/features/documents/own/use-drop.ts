import { useEffect, useRef, useState } from 'react'

const carriesFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere in the window: outside of a small area the browser would open it instead.
 * @returns whether a file is being held over the window.
 */
export const useDrop = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  const latest = useRef(onFile)
  latest.current = onFile

  useEffect(() => {
    const dragOver = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const dragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) latest.current(file)
    }
    window.addEventListener('dragover', dragOver)
    window.addEventListener('dragleave', dragLeave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', dragOver)
      window.removeEventListener('dragleave', dragLeave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return over
}
