import { Button } from '#web/ui/button.tsx'

/** Hands the certificate's address to another program of the phone; nothing where the browser cannot. */
export const ShareButton = ({ address }: { address: string }) =>
  'share' in navigator && (
    <Button
      look="outline"
      onClick={() => {
        // Closing the list of programs is no failure.
        navigator.share({ title: 'Certificate of Registration', url: address }).catch(() => undefined)
      }}
    >
      Share
    </Button>
  )
