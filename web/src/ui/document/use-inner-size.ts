import { useEffect, useRef, useState } from 'react'
import type { Size } from './rotation.ts'

export const emptySize: Size = { width: 0, height: 0 }

/** The inner size of the element that gets the returned ref, also after it was resized. */
export const useInnerSize = () => {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(emptySize)
  useEffect(() => {
    const frame = element.current
    if (!frame) return
    const observer = new ResizeObserver(() =>
      setSize({ width: frame.clientWidth, height: frame.clientHeight }),
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}
