import { useEffect, useRef, useState } from 'react'

const carriesFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere in the window: beside a small area the browser would leave the page for it.
 * @returns whether a file is being held over the window.
 */
export const useDrop = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  const take = useRef(onFile)
  take.current = onFile

  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) take.current(file)
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return over
}
