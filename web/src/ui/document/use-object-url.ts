import { useEffect, useState } from 'react'

/** An address for bytes, as long as they are shown. */
export const useObjectUrl = (bytes: Blob): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
