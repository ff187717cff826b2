import type { useApi } from '#web/api/use-api.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { PaperFile } from './paper-file.tsx'

interface LoadedPaperProps {
  from: ReturnType<typeof useApi<Blob>>
  label: string
}

/** A picture or PDF, once it is loaded. */
export const LoadedPaper = ({ from, label }: LoadedPaperProps) => (
  <WhenLoaded from={from} lines={8}>
    {(bytes) => <PaperFile bytes={bytes} label={label} />}
  </WhenLoaded>
)
