import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { copyText } from './copy-text.ts'
import { shareUrlOfOpenPage } from './share-url.ts'

/** Copies the public URL of the page's workout. Shows it in a field if the browser forbids copying. */
export function CopyUrl() {
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState<string>()
  const copy = async () => {
    const url = shareUrlOfOpenPage(location)
    if (await copyText(url)) {
      setCopied(true)
      toast({ title: 'URL copied to clipboard' })
    } else setShown(url)
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
