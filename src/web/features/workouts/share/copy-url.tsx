import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { copyText } from './copy-text.ts'
import { shareUrlOfOpenPage } from './share-url.ts'

// Few browsers forbid copying.
const AddressField = lazy(() => import('./address-field.tsx').then((file) => ({ default: file.AddressField })))

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
      <Suspense fallback={null}>
        <AddressField address={shown} />
      </Suspense>
    )
  return (
    <Button onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied!' : 'Copy URL'}
    </Button>
  )
}
