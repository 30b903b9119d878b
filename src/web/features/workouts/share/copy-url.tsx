import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { copyText } from './copy-text.ts'
import { sharedPage } from './share-address.ts'

/** Copies the public address of the page's workout. Shows the address in a field where the browser forbids copying. */
export function CopyUrl() {
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState<string>()
  const copy = async () => {
    const address = sharedPage(location)
    if (await copyText(address)) {
      setCopied(true)
      toast({ title: 'URL copied to clipboard' })
    } else setShown(address)
  }
  if (shown)
    return (
      <TextField
        label="Copy this address"
        className="w-full max-w-md"
        readOnly
        autoFocus
        value={shown}
        onFocus={(event) => event.target.select()}
      />
    )
  return (
    <Button onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied!' : 'Copy URL'}
    </Button>
  )
}
